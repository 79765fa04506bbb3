import { Body, Controller, Delete, HttpCode, Post } from '@nestjs/common';
import { ApiAcceptedResponse, ApiTags } from '@nestjs/swagger';
import { Answers, AnswersNothing, Summary } from '../../../platform/http/answers.js';
import { IdParam } from '../../../platform/http/id-param.js';
import { Allow } from '../../../platform/security/access.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { Me } from '../../../platform/security/current-actor.js';
import { FreshSignIn } from '../../../platform/security/fresh-sign-in.guard.js';
import { Refuses } from '../../../platform/http/refuses.js';
import { RateLimit } from '../../../platform/security/rate-limit.js';
import { WardAccessService } from './ward-access.service.js';
import { FamilyResponse, WardPasswordRequest } from './family.dto.js';
import { FamilyQueries } from './family.queries.js';
import { ClosedToPrograms } from '../../../platform/security/scopes.js';

/** Requests of minors that a guardian approves or refuses. */
@ApiTags('Family')
@Controller('family/approvals/:id')
@Allow('member')
@ClosedToPrograms('guardian')
export class ApprovalsController {
  constructor(
    private readonly approvals: WardAccessService,
    private readonly queries: FamilyQueries,
  ) {}

  @Post('approve')
  @FreshSignIn()
  @Summary(
    'Approve a daughter’s request',
    'Approving emails a link to the new address, or schedules the deletion in seven days.',
  )
  @Answers(FamilyResponse, 'not_found')
  async approve(@Me() me: SignedIn, @IdParam() id: string) {
    await this.approvals.answerRequest(me, id, 'approved');
    return this.queries.family(me);
  }

  @Post('decline')
  @Summary('Decline a daughter’s request; nothing changes')
  @Answers(FamilyResponse, 'not_found')
  async refuse(@Me() me: SignedIn, @IdParam() id: string) {
    await this.approvals.answerRequest(me, id, 'refused');
    return this.queries.family(me);
  }
}

/** A ward's ways to sign in, and signing them out. */
@ApiTags('Family')
@Controller('family/wards/:id')
@Allow('member')
@ClosedToPrograms('guardian')
export class WardAccessController {
  constructor(private readonly access: WardAccessService) {}

  @Post('set-password')
  @RateLimit({ name: 'family.password', limit: 10, perSeconds: 600 })
  @Summary(
    'Set the password of a daughter under 13',
    'Signs the daughter out on all devices and sends a notification.',
  )
  @AnswersNothing('not_found', 'own_password', 'weak_password', 'busy')
  setPassword(@Me() me: SignedIn, @IdParam() id: string, @Body() { password }: WardPasswordRequest) {
    return this.access.setPassword(me, id, password);
  }

  @Post('send-password-link')
  @HttpCode(202)
  @RateLimit({ name: 'family.password-link', limit: 5, perSeconds: 3600 })
  @Summary(
    'Email a link for a daughter to choose a new password',
    'Goes to the daughter’s own address or, without one, to the first guardian.',
  )
  @ApiAcceptedResponse()
  @Refuses('not_found')
  sendPasswordLink(@Me() me: SignedIn, @IdParam() id: string): Promise<void> {
    return this.access.sendPasswordLink(me, id);
  }

  @Delete('second-factor')
  @FreshSignIn()
  @Summary(
    'Remove two-step sign-in for a daughter who lost access to it',
    'Notifies the daughter. The password alone signs in until two-step sign-in is set up again.',
  )
  @AnswersNothing('not_found')
  removeSecondFactor(@Me() me: SignedIn, @IdParam() id: string) {
    return this.access.removeSecondFactor(me, id);
  }

  @Post('sign-out')
  @Summary('Sign a daughter out on all devices')
  @AnswersNothing('not_found')
  signOut(@Me() me: SignedIn, @IdParam() id: string) {
    return this.access.signOut(me, id);
  }
}
