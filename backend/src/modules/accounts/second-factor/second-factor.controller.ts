import { Body, Controller, Delete, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers, AnswersNothing, Summary } from '../../../platform/http/answers.js';
import { AllowSignedIn } from '../../../platform/security/access.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { Me } from '../../../platform/security/current-actor.js';
import { DuringEnrolment } from '../../../platform/security/during-enrolment.js';
import { FreshSignIn } from '../../../platform/security/fresh-sign-in.js';
import { RateLimit } from '../../../platform/security/rate-limit.js';
import {
  ConfirmSecondFactorRequest,
  RecoveryCodesResponse,
  SecondFactorResponse,
  SecondFactorSetupResponse,
} from './second-factor.dto.js';
import { SecondFactorService } from './second-factor.service.js';

/** Codes from an authenticator app at sign-in: required of the coach in production, optional for everybody else. */
@ApiTags('Me')
@Controller('me/totp')
@AllowSignedIn()
@DuringEnrolment()
export class SecondFactorController {
  constructor(private readonly secondFactors: SecondFactorService) {}

  @Get()
  @Summary('Whether signing in asks for a code')
  @Answers(SecondFactorResponse)
  read(@Me() me: SignedIn): Promise<SecondFactorResponse> {
    return this.secondFactors.state(me);
  }

  @Post()
  @FreshSignIn()
  @Summary('Begin a second factor: a secret for the authenticator app')
  @Answers(SecondFactorSetupResponse, 'totp_on')
  start(@Me() me: SignedIn): Promise<SecondFactorSetupResponse> {
    return this.secondFactors.start(me.accountId);
  }

  @Post('confirm')
  @FreshSignIn()
  @RateLimit({ name: 'me.totp', limit: 10, perSeconds: 600 })
  @Summary('Prove that the app has the secret; codes are asked for from now on')
  @Answers(RecoveryCodesResponse, 'totp_not_started', 'wrong_code')
  async confirm(
    @Me() me: SignedIn,
    @Body() { code }: ConfirmSecondFactorRequest,
  ): Promise<RecoveryCodesResponse> {
    return { recoveryCodes: await this.secondFactors.confirm(me.accountId, code) };
  }

  @Post('recovery-codes')
  @FreshSignIn()
  @RateLimit({ name: 'me.totp', limit: 10, perSeconds: 600 })
  @Summary('New recovery codes; the earlier ones work no longer')
  @Answers(RecoveryCodesResponse, 'totp_off')
  async replaceRecoveryCodes(@Me() me: SignedIn): Promise<RecoveryCodesResponse> {
    return { recoveryCodes: await this.secondFactors.replaceRecoveryCodes(me.accountId) };
  }

  @Delete()
  @FreshSignIn()
  @Summary('Switch the second factor off')
  @AnswersNothing('totp_required')
  async switchOff(@Me() me: SignedIn): Promise<void> {
    await this.secondFactors.switchOff(me);
  }
}
