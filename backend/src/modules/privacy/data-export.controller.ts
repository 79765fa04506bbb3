import { Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Refuses } from '../../platform/http/refuses.js';
import { Allow } from '../../platform/security/access.js';
import type { SignedIn } from '../../platform/security/actor.js';
import { Me } from '../../platform/security/current-actor.js';
import { FreshSignIn } from '../../platform/security/fresh-sign-in.guard.js';
import { RateLimit } from '../../platform/security/rate-limit.js';
import { DataExportDownloadResponse, DataExportResponse } from './data-export.dto.js';
import { DataExportService } from './data-export.service.js';

/** Export of all the member's data, in one file. */
@ApiTags('Me')
@Controller('me/data-export')
@Allow('member')
export class DataExportController {
  constructor(private readonly exports: DataExportService) {}

  @Get()
  @ApiOperation({ summary: 'Get the status of the member’s data export' })
  @ApiOkResponse({ type: DataExportResponse })
  read(@Me() me: SignedIn): Promise<DataExportResponse> {
    return this.exports.state(me.accountId);
  }

  @Post()
  @HttpCode(200)
  @FreshSignIn()
  @RateLimit({ name: 'me.data-export', limit: 10, perSeconds: 86_400 })
  @ApiOperation({
    summary: 'Prepare a ZIP file of the member’s data; has no effect while one is being prepared',
  })
  @ApiOkResponse({ type: DataExportResponse })
  request(@Me() me: SignedIn): Promise<DataExportResponse> {
    return this.exports.request(me.accountId);
  }

  @Get('download')
  @FreshSignIn()
  @ApiOperation({ summary: 'Get the download link of the ZIP file' })
  @ApiOkResponse({ type: DataExportDownloadResponse })
  @Refuses('not_found')
  download(@Me() me: SignedIn): Promise<DataExportDownloadResponse> {
    return this.exports.download(me.accountId);
  }
}
