import { Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../platform/security/access.js';
import { RateLimit } from '../../platform/security/rate-limit.js';
import { SentAgainResponse } from './failed-mails.dto.js';
import { FailedMailsService } from './failed-mails.service.js';

@ApiTags('Insights')
@Controller('creator/failed-mails')
@Allow('creator')
export class FailedMailsController {
  constructor(private readonly mails: FailedMailsService) {}

  @Post('send-again')
  @HttpCode(200)
  @RateLimit({ name: 'mails.send-again', limit: 20, perSeconds: 3600 })
  @ApiOperation({
    summary: 'Try to send all mails again that could not be sent',
    description: 'A mail that failed twelve times waits for this. How many wait, the day of the coach says.',
  })
  @ApiOkResponse({ type: SentAgainResponse })
  async sendAgain(): Promise<SentAgainResponse> {
    return { mails: await this.mails.sendAgain() };
  }
}
