import { Controller, HttpCode, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { IdParam } from '../../../platform/http/id-param.js';
import { Refuses } from '../../../platform/http/refuses.js';
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
  @HttpCode(200)
  @SendsAgain
  @ApiOperation({
    summary: 'Retry all failed emails',
    description: 'An email fails after 12 attempts. The coach’s day has their number.',
  })
  @ApiOkResponse({ type: SentAgainResponse })
  async sendAllAgain(@Me() { accountId }: SignedIn): Promise<SentAgainResponse> {
    return { mails: await this.mails.sendAllAgain(accountId) };
  }

  @Post(':id/send-again')
  @HttpCode(204)
  @SendsAgain
  @ApiOperation({
    summary: 'Retry a failed email',
    description: 'A bounced email is refused, unless it can be rebuilt (`canSendAgain`).',
  })
  @ApiNoContentResponse()
  @Refuses('not_found', 'wrong_status')
  sendAgain(@IdParam() id: string, @Me() { accountId }: SignedIn): Promise<void> {
    return this.mails.sendAgain(id, accountId);
  }

  @Post('discard')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Discard all failed emails',
    description:
      'After a restore, this includes emails that may already have been sent. They stay in the log as dropped.',
  })
  @ApiOkResponse({ type: DiscardedMailsResponse })
  async discardAll(@Me() { accountId }: SignedIn): Promise<DiscardedMailsResponse> {
    return { mails: await this.mails.discardAll(accountId) };
  }

  @Post(':id/discard')
  @HttpCode(204)
  @ApiOperation({ summary: 'Discard a failed email' })
  @ApiNoContentResponse()
  @Refuses('not_found')
  discard(@IdParam() id: string, @Me() { accountId }: SignedIn): Promise<void> {
    return this.mails.discard(id, accountId);
  }
}
