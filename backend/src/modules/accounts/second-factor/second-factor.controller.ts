import { Body, Controller, Delete, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers, AnswersNothing, Summary } from '../../../platform/http/answers.js';
import { IgnoresIdempotencyKey } from '../../../platform/http/ignores-idempotency-key.js';
import { AllowSignedIn } from '../../../platform/security/access.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { Me } from '../../../platform/security/current-actor.js';
import { DuringEnrolment } from '../../../platform/security/during-enrolment.js';
import { FreshSignIn } from '../../../platform/security/fresh-sign-in.guard.js';
import { RateLimit } from '../../../platform/security/rate-limit.js';
import {
  ConfirmSecondFactorRequest,
  RecoveryCodesResponse,
  SecondFactorResponse,
  SecondFactorSetupResponse,
} from './second-factor.dto.js';
import { SecondFactorService } from './second-factor.service.js';
import { ClosedToPrograms } from '../../../platform/security/scopes.js';

/** Codes from an authenticator app at sign-in: required of the coach in production, optional for everyone else. */
@ApiTags('Me')
@IgnoresIdempotencyKey('secret')
@Controller('me/totp')
@AllowSignedIn()
@DuringEnrolment()
@ClosedToPrograms('sign-in')
export class SecondFactorController {
  constructor(private readonly secondFactors: SecondFactorService) {}

  @Get()
  @Summary('Get whether two-step sign-in is on')
  @Answers(SecondFactorResponse)
  read(@Me() me: SignedIn) {
    return this.secondFactors.state(me);
  }

  @Post('start')
  @FreshSignIn()
  @Summary('Start two-step sign-in: returns a secret for the authenticator app')
  @Answers(SecondFactorSetupResponse, 'totp_on')
  start(@Me() me: SignedIn) {
    return this.secondFactors.start(me.accountId);
  }

  @Post('confirm')
  @FreshSignIn()
  @RateLimit({ name: 'me.totp', limit: 10, perSeconds: 600 })
  @Summary('Confirm the authenticator app with a code; turns on two-step sign-in')
  @Answers(RecoveryCodesResponse, 'totp_not_started', 'wrong_code')
  async confirm(@Me() me: SignedIn, @Body() { code }: ConfirmSecondFactorRequest) {
    return { recoveryCodes: await this.secondFactors.confirm(me.accountId, code) };
  }

  @Post('replace-recovery-codes')
  @FreshSignIn()
  @RateLimit({ name: 'me.totp', limit: 10, perSeconds: 600 })
  @Summary('Create new recovery codes; earlier codes stop working')
  @Answers(RecoveryCodesResponse, 'totp_off')
  async replaceRecoveryCodes(@Me() me: SignedIn) {
    return { recoveryCodes: await this.secondFactors.replaceRecoveryCodes(me.accountId) };
  }

  @Delete()
  @FreshSignIn()
  @Summary('Turn off two-step sign-in')
  @AnswersNothing('totp_required')
  async switchOff(@Me() me: SignedIn) {
    await this.secondFactors.switchOff(me);
  }
}
