import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { IdParam } from '../../../platform/http/id-param.js';
import { ReportRequest } from '../../../platform/http/moderation.dto.js';
import { Refuses } from '../../../platform/http/refuses.js';
import { AllowSignedIn } from '../../../platform/security/access.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { Me } from '../../../platform/security/current-actor.js';
import { RateLimit } from '../../../platform/security/rate-limit.js';
import { ReportsService } from './reports.service.js';

@ApiTags('Community')
@Controller('community')
@AllowSignedIn()
@RateLimit({ name: 'community.reports', limit: 20, perSeconds: 600 })
@Refuses('not_found', 'reported_already', 'not_possible')
export class ReportsController {
  constructor(private readonly reports: ReportsService) {}

  @Post('posts/:id/reports')
  @HttpCode(204)
  @ApiOperation({ summary: 'Report a post to the coach' })
  @ApiNoContentResponse()
  post(@Me() me: SignedIn, @IdParam() id: string, @Body() request: ReportRequest): Promise<void> {
    return this.reports.report(me, 'post', id, request);
  }

  @Post('comments/:id/reports')
  @HttpCode(204)
  @ApiOperation({ summary: 'Report a comment to the coach' })
  @ApiNoContentResponse()
  comment(@Me() me: SignedIn, @IdParam() id: string, @Body() request: ReportRequest): Promise<void> {
    return this.reports.report(me, 'comment', id, request);
  }
}
