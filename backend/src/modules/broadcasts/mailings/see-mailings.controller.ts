import { Body, Post } from '@nestjs/common';
import { Answers, Summary } from '../../../platform/http/answers.js';
import { IgnoresIdempotencyKey } from '../../../platform/http/ignores-idempotency-key.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { Me } from '../../../platform/security/current-actor.js';
import { RateLimit } from '../../../platform/security/rate-limit.js';
import { CoachController } from '../../../platform/security/controllers.js';
import { MailingSeenResponse, MailingTestedResponse, SeeMailingRequest } from './mailing-words.dto.js';
import { SeeMailingsService } from './see-mailings.service.js';

@CoachController('creator/mailings', { tag: 'Broadcasts', area: 'marketing' })
export class SeeMailingsController {
  constructor(private readonly mailings: SeeMailingsService) {}

  @Post('preview')
  @IgnoresIdempotencyKey('changes-nothing')
  @RateLimit({ name: 'mailings.preview', limit: 240, perSeconds: 60 })
  @Summary('Preview an email with sample data; nothing is saved or sent')
  @Answers(MailingSeenResponse)
  preview(@Body() mailing: SeeMailingRequest) {
    return this.mailings.preview(mailing);
  }

  @Post('test')
  @RateLimit({ name: 'mailings.test', limit: 20, perSeconds: 3600 })
  @Summary('Send a test email to the coach; its links aren’t counted')
  @Answers(MailingTestedResponse, 'mail_refused')
  async test(@Me() { accountId }: SignedIn, @Body() mailing: SeeMailingRequest) {
    return { sentTo: await this.mailings.test(mailing, accountId) };
  }
}
