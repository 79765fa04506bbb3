import { Controller, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers, Summary } from '../../platform/http/answers.js';
import { Allow } from '../../platform/security/access.js';
import type { SignedIn } from '../../platform/security/actor.js';
import { Me } from '../../platform/security/current-actor.js';
import { FreshSignIn } from '../../platform/security/fresh-sign-in.guard.js';
import { RateLimit } from '../../platform/security/rate-limit.js';
import { DataExportDownloadResponse, DataExportResponse } from './data-export.dto.js';
import { DataExportService } from './data-export.service.js';
import { ClosedToPrograms } from '../../platform/security/scopes.js';

/** Export of all the member's data, in one file. */
@ApiTags('Me')
@Controller('me/data-export')
@Allow('member')
@ClosedToPrograms('erasure')
export class DataExportController {
  constructor(private readonly exports: DataExportService) {}

  @Get()
  @Summary('Get the status of the member’s data export')
  @Answers(DataExportResponse)
  read(@Me() me: SignedIn): Promise<DataExportResponse> {
    return this.exports.state(me.accountId);
  }

  @Post()
  @FreshSignIn()
  @RateLimit({ name: 'me.data-export', limit: 10, perSeconds: 86_400 })
  @Summary('Prepare a ZIP file of the member’s data; has no effect while one is being prepared')
  @Answers(DataExportResponse)
  request(@Me() me: SignedIn): Promise<DataExportResponse> {
    return this.exports.request(me.accountId);
  }

  @Get('download')
  @FreshSignIn()
  @Summary('Get the download link of the ZIP file')
  @Answers(DataExportDownloadResponse, 'not_found')
  download(@Me() me: SignedIn): Promise<DataExportDownloadResponse> {
    return this.exports.download(me.accountId);
  }
}
