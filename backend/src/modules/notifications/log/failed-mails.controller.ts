import { Post } from '@nestjs/common';
import { Answers, AnswersNothing, Summary } from '../../../platform/http/answers.js';
import { IdParam } from '../../../platform/http/id-param.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { Me } from '../../../platform/security/current-actor.js';
import { RateLimit } from '../../../platform/security/rate-limit.js';
import { CoachController } from '../../../platform/security/controllers.js';
import { DiscardedMailsResponse, SentAgainResponse } from './failed-mails.dto.js';
import { FailedMailsService } from './failed-mails.service.js';

const SendsAgain = RateLimit({ name: 'mails.send-again', limit: 20, perSeconds: 3600 });

@CoachController('creator/failed-mails', { tag: 'Insights', area: 'settings' })
export class FailedMailsController {
  constructor(private readonly mails: FailedMailsService) {}

  @Post('resend')
  @SendsAgain
  @Summary('Retry all failed emails', 'An email fails after 12 attempts. The coach’s day has their number.')
  @Answers(SentAgainResponse)
  async sendAllAgain(@Me() { accountId }: SignedIn) {
    return { mails: await this.mails.sendAllAgain(accountId) };
  }

  @Post(':id/resend')
  @SendsAgain
  @Summary('Retry a failed email', 'A bounced email is refused, unless it can be rebuilt (`canSendAgain`).')
  @AnswersNothing('not_found', 'wrong_status')
  sendAgain(@IdParam() id: string, @Me() { accountId }: SignedIn) {
    return this.mails.sendAgain(id, accountId);
  }

  @Post('discard')
  @Summary(
    'Discard all failed emails',
    'After a restore, this includes emails that may already have been sent. They stay in the log as dropped.',
  )
  @Answers(DiscardedMailsResponse)
  async discardAll(@Me() { accountId }: SignedIn) {
    return { mails: await this.mails.discardAll(accountId) };
  }

  @Post(':id/discard')
  @Summary('Discard a failed email')
  @AnswersNothing('not_found')
  discard(@IdParam() id: string, @Me() { accountId }: SignedIn) {
    return this.mails.discard(id, accountId);
  }
}
