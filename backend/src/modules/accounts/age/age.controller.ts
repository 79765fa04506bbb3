import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiAcceptedResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '../../../kernel/languages.js';
import { AnswersNothing, Summary } from '../../../platform/http/answers.js';
import { RequestLanguage } from '../../../platform/http/accept-language.js';
import { IgnoresIdempotencyKey } from '../../../platform/http/ignores-idempotency-key.js';
import { Allow, Public } from '../../../platform/security/access.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { Me } from '../../../platform/security/current-actor.js';
import { RateLimit } from '../../../platform/security/rate-limit.js';
import { clearSessionCookies } from '../../../platform/security/session-cookies.js';
import { hasAgeCookie, setAgeCookie } from '../../../platform/security/cookies.js';
import { AskGuardianRequest, TellAgeRequest } from './age.dto.js';
import { guardianNeeded } from '../guardian-needed.js';
import { AgeService } from './age.service.js';
import { GuardianMailsService } from './guardian-mails.service.js';
import { ClosedToPrograms } from '../../../platform/security/scopes.js';

/** Asks people for their age once, and handles people who need a guardian. */
@ApiTags('Sign-in')
@IgnoresIdempotencyKey('sign-in')
@Controller()
@ClosedToPrograms('in-person')
export class AgeController {
  constructor(
    private readonly ages: AgeService,
    private readonly guardianMails: GuardianMailsService,
  ) {}

  @Post('me/set-birth-date')
  @Allow('member')
  @RateLimit({ name: 'me.birth-date', limit: 10, perSeconds: 600 })
  @Summary(
    'Set the date of birth; only once',
    'For accounts created before we asked for it. If a guardian is needed, all devices are signed out.',
  )
  @AnswersNothing('age_said', 'guardian_decides', 'guardian_needed', 'not_found')
  async tell(
    @Me() me: SignedIn,
    @Body() body: TellAgeRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    if (await this.ages.tell(me.accountId, body)) return;
    clearSessionCookies(reply);
    setAgeCookie(reply);
    throw guardianNeeded();
  }

  @Post('auth/ask-guardian')
  @HttpCode(202)
  @Public()
  @RateLimit({ name: 'auth.ask-guardian', limit: 5, perSeconds: 600, byAddressToo: true })
  @Summary(
    'Email a guardian about creating the account',
    'Use after `guardian_needed`, in the same browser. We keep the address for seven days and send it one email in that time.',
  )
  @ApiAcceptedResponse({ description: 'Same response whether or not an email is sent' })
  async askGuardian(
    @Body() { email }: AskGuardianRequest,
    @RequestLanguage() language: Language | undefined,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    if (hasAgeCookie(request)) await this.guardianMails.ask(email, language);
  }
}
