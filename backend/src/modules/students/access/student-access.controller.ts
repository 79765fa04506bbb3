import { Body, Get, Post } from '@nestjs/common';
import { Answers, AnswersNothing, Creates, Summary } from '../../../platform/http/answers.js';
import { IdParam } from '../../../platform/http/id-param.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { Me } from '../../../platform/security/current-actor.js';
import { FreshSignIn } from '../../../platform/security/fresh-sign-in.guard.js';
import { RateLimit } from '../../../platform/security/rate-limit.js';
import { Refuses } from '../../../platform/http/refuses.js';
import { CoachController } from '../../../platform/security/controllers.js';
import { ReasonRequest } from '../../audit/index.js';
import {
  MemberModerationQueries,
  MemberModerationResponse,
  MuteRequest,
  WarnRequest,
} from '../../accounts/index.js';
import { StudentResponse } from '../students.dto.js';
import { StudentsQueries } from '../students.queries.js';
import { InviteStudentRequest } from './student-access.dto.js';
import { StudentAccessService } from './student-access.service.js';

@CoachController('students', { tag: 'Students', area: 'students' })
export class StudentAccessController {
  constructor(
    private readonly access: StudentAccessService,
    private readonly queries: StudentsQueries,
  ) {}

  @Post('invite')
  @RateLimit({ name: 'students.invite', limit: 60, perSeconds: 3600 })
  @Summary(
    'Invite a student',
    'Creates the account and emails a link to choose a password, valid for 24 hours. Anyone invited before who never chose a password gets a new link.',
  )
  @Creates(StudentResponse, 'email_taken')
  async invite(@Body() person: InviteStudentRequest, @Me() me: SignedIn) {
    return this.queries.one(await this.access.invite(person, me.accountId));
  }

  @Post(':id/resend-invitation')
  @RateLimit({ name: 'students.invite', limit: 60, perSeconds: 3600 })
  @Summary(
    'Reinvite a student',
    'Emails a new link to someone who never chose a password. The previous link stops working.',
  )
  @AnswersNothing('not_found', 'not_possible')
  inviteAgain(@IdParam() id: string, @Me() { accountId }: SignedIn) {
    return this.access.inviteAgain(id, accountId);
  }

  @Post(':id/block')
  @FreshSignIn()
  @Summary(
    'Block a student from signing in',
    'Ends all sessions and API tokens immediately. The student keeps their products and content.',
  )
  @Answers(StudentResponse, 'not_found')
  async block(@IdParam() id: string, @Body() { reason }: ReasonRequest, @Me() { accountId }: SignedIn) {
    await this.access.block(id, { by: accountId, reason });
    return this.queries.one(id);
  }

  @Post(':id/unblock')
  @Summary('Unblock a student')
  @Answers(StudentResponse, 'not_found')
  async unblock(@IdParam() id: string, @Body() { reason }: ReasonRequest, @Me() { accountId }: SignedIn) {
    await this.access.unblock(id, { by: accountId, reason });
    return this.queries.one(id);
  }

  @Post(':id/sign-out')
  @Summary('Sign a student out on all devices', 'Ends all sessions and API tokens. The password still works.')
  @AnswersNothing('not_found')
  signOut(@IdParam() id: string, @Body() { reason }: ReasonRequest, @Me() { accountId }: SignedIn) {
    return this.access.signOut(id, { by: accountId, reason });
  }
}

/** The coach's warnings to a student, and the student's mute. */
@CoachController('students/:id/moderation', { tag: 'Students', area: 'students' })
@Refuses('not_found')
export class StudentModerationController {
  constructor(
    private readonly records: StudentsQueries,
    private readonly queries: MemberModerationQueries,
    private readonly moderation: StudentAccessService,
  ) {}

  @Get()
  @Summary('Get a student’s warnings, and whether they’re muted')
  @Answers(MemberModerationResponse)
  async read(@IdParam() id: string) {
    await this.records.expect(id);
    return this.queries.of(id);
  }

  @Post('warn')
  @Summary(
    'Warn a student',
    'The student is notified and must confirm the warning before posting again. A minor’s guardians are notified, too.',
  )
  @Answers(MemberModerationResponse)
  async warn(@Me() { accountId }: SignedIn, @IdParam() id: string, @Body() { text }: WarnRequest) {
    await this.moderation.warn(accountId, id, text);
    return this.queries.of(id);
  }

  @Post('mute')
  @Summary(
    'Mute a student',
    'For a time, or until lifted. The student can still read everything and message the coach and family. Muting again replaces the end and the reason.',
  )
  @Answers(MemberModerationResponse)
  async mute(@Me() { accountId }: SignedIn, @IdParam() id: string, @Body() mute: MuteRequest) {
    await this.moderation.mute(accountId, id, mute);
    return this.queries.of(id);
  }

  @Post('unmute')
  @Summary('Unmute a student')
  @Answers(MemberModerationResponse)
  async unmute(@Me() { accountId }: SignedIn, @IdParam() id: string) {
    await this.moderation.unmute(accountId, id);
    return this.queries.of(id);
  }
}
