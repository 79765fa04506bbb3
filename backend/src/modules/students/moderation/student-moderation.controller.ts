import { Body, Controller, Delete, Get, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers, Summary } from '../../../platform/http/answers.js';
import { IdParam } from '../../../platform/http/id-param.js';
import { Refuses } from '../../../platform/http/refuses.js';
import { Allow } from '../../../platform/security/access.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { Me } from '../../../platform/security/current-actor.js';
import {
  MemberModerationQueries,
  MemberModerationResponse,
  MuteRequest,
  WarnRequest,
} from '../../accounts/index.js';
import { StudentRecordQueries } from '../student-record.queries.js';
import { StudentModerationService } from './student-moderation.service.js';
import { ForPrograms } from '../../../platform/security/scopes.js';

/** The coach's warnings to a student, and the student's mute. */
@ApiTags('Students')
@Controller('students/:id')
@Allow('creator')
@Refuses('not_found')
@ForPrograms('students')
export class StudentModerationController {
  constructor(
    private readonly records: StudentRecordQueries,
    private readonly queries: MemberModerationQueries,
    private readonly moderation: StudentModerationService,
  ) {}

  @Get('moderation')
  @Summary('Get a student’s warnings, and whether they’re muted')
  @Answers(MemberModerationResponse)
  async read(@IdParam() id: string): Promise<MemberModerationResponse> {
    await this.records.expect(id);
    return this.queries.of(id);
  }

  @Post('warnings')
  @Summary(
    'Warn a student',
    'The student is notified and must confirm the warning before posting again. A minor’s guardians are notified, too.',
  )
  @Answers(MemberModerationResponse)
  async warn(
    @Me() { accountId }: SignedIn,
    @IdParam() id: string,
    @Body() { text }: WarnRequest,
  ): Promise<MemberModerationResponse> {
    await this.moderation.warn(accountId, id, text);
    return this.queries.of(id);
  }

  @Put('mute')
  @Summary(
    'Mute a student',
    'For a time, or until lifted. The student can still read everything and message the coach and family. Muting again replaces the end and the reason.',
  )
  @Answers(MemberModerationResponse)
  async mute(
    @Me() { accountId }: SignedIn,
    @IdParam() id: string,
    @Body() mute: MuteRequest,
  ): Promise<MemberModerationResponse> {
    await this.moderation.mute(accountId, id, mute);
    return this.queries.of(id);
  }

  @Delete('mute')
  @Summary('Unmute a student')
  @Answers(MemberModerationResponse)
  async unmute(@Me() { accountId }: SignedIn, @IdParam() id: string): Promise<MemberModerationResponse> {
    await this.moderation.unmute(accountId, id);
    return this.queries.of(id);
  }
}
