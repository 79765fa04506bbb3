import { Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers, AnswersNothing, Summary } from '../../../platform/http/answers.js';
import { IdParam } from '../../../platform/http/id-param.js';
import { Allow } from '../../../platform/security/access.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { Me } from '../../../platform/security/current-actor.js';
import { RateLimit } from '../../../platform/security/rate-limit.js';
import { DiscardedMailsResponse, SentAgainResponse } from './failed-mails.dto.js';
import { FailedMailsService } from './failed-mails.service.js';

const SendsAgain = RateLimit({ name: 'mails.send-again', limit: 20, perSeconds: 3600 });

@ApiTags('Insights')
@Controller('creator/failed-mails')
@Allow('creator')
export class FailedMailsController {
  constructor(private readonly mails: FailedMailsService) {}

  @Post('send-again')
  @SendsAgain
  @Summary(
    'Try to send all mails again that could not be sent',
    'A mail that failed twelve times waits for this. How many wait, the day of the coach says.',
  )
  @Answers(SentAgainResponse)
  async sendAllAgain(@Me() { accountId }: SignedIn): Promise<SentAgainResponse> {
    return { mails: await this.mails.sendAllAgain(accountId) };
  }

  @Post(':id/send-again')
  @SendsAgain
  @Summary(
    'Try to send one mail again that could not be sent',
    'One that came back after it was sent is refused, unless it can be written anew (`canSendAgain`).',
  )
  @AnswersNothing('not_found', 'wrong_status')
  sendAgain(@IdParam() id: string, @Me() { accountId }: SignedIn): Promise<void> {
    return this.mails.sendAgain(id, accountId);
  }

  @Post('discard')
  @Summary(
    'Send none of the mails that could not be sent',
    'After a restore those wait here that may have been sent before. They stay in the log as dropped.',
  )
  @Answers(DiscardedMailsResponse)
  async discardAll(@Me() { accountId }: SignedIn): Promise<DiscardedMailsResponse> {
    return { mails: await this.mails.discardAll(accountId) };
  }

  @Post(':id/discard')
  @Summary('Do not send one mail that could not be sent')
  @AnswersNothing('not_found')
  discard(@IdParam() id: string, @Me() { accountId }: SignedIn): Promise<void> {
    return this.mails.discard(id, accountId);
  }
}
