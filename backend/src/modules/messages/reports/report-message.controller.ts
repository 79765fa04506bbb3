import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { IdParam } from '../../../platform/http/id-param.js';
import { Refuses } from '../../../platform/http/refuses.js';
import { AllowSignedIn } from '../../../platform/security/access.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { Me } from '../../../platform/security/current-actor.js';
import { RateLimit } from '../../../platform/security/rate-limit.js';
import { ReportMessageRequest } from './report-message.dto.js';
import { ReportMessageService } from './report-message.service.js';

@ApiTags('Messages')
@Controller('messages')
@AllowSignedIn()
export class ReportMessageController {
  constructor(private readonly reports: ReportMessageService) {}

  @Post(':id/reports')
  @HttpCode(204)
  @RateLimit({ name: 'messages.reports', limit: 20, perSeconds: 600 })
  @ApiOperation({
    summary: 'Report a message from another member to the coach',
    description: 'The coach can then read this message with a few before and after it, and no others.',
  })
  @ApiNoContentResponse()
  @Refuses('not_found', 'reported_already', 'not_possible')
  report(@Me() me: SignedIn, @IdParam() id: string, @Body() wish: ReportMessageRequest): Promise<void> {
    return this.reports.report(me, id, wish);
  }
}
