import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers, AnswersNothing, Summary } from '../../platform/http/answers.js';
import { Allow } from '../../platform/security/access.js';
import type { SignedIn } from '../../platform/security/actor.js';
import { Me } from '../../platform/security/current-actor.js';
import { FreshSignIn } from '../../platform/security/fresh-sign-in.guard.js';
import { RateLimit } from '../../platform/security/rate-limit.js';
import {
  AccountDeletionRequest,
  AccountDeletionResponse,
  DataExportDownloadResponse,
  DataExportResponse,
} from './data-export.dto.js';
import { DataExportService } from './data-export.service.js';
import { AccountDeletionService } from './account-deletion.service.js';
import { ClosedToPrograms } from '../../platform/security/scopes.js';

@ApiTags('Me')
@Controller('me/data-export')
@Allow('member')
@ClosedToPrograms('erasure')
export class DataExportController {
  constructor(private readonly exports: DataExportService) {}

  @Get()
  @Summary('Get the status of the member’s data export')
  @Answers(DataExportResponse)
  read(@Me() me: SignedIn) {
    return this.exports.state(me.accountId);
  }

  @Post('prepare')
  @FreshSignIn()
  @RateLimit({ name: 'me.data-export', limit: 10, perSeconds: 86_400 })
  @Summary('Prepare a ZIP file of the member’s data; has no effect while one is being prepared')
  @Answers(DataExportResponse)
  request(@Me() me: SignedIn) {
    return this.exports.request(me.accountId);
  }

  @Get('download')
  @FreshSignIn()
  @Summary('Get the download link of the ZIP file')
  @Answers(DataExportDownloadResponse, 'not_found')
  download(@Me() me: SignedIn) {
    return this.exports.download(me.accountId);
  }
}

/** Deletes members' accounts. The coach's cannot be deleted, because the site needs it. */
@ApiTags('Me')
@Controller('me/deletion')
@Allow('member')
@ClosedToPrograms('erasure')
export class AccountDeletionController {
  constructor(private readonly deletions: AccountDeletionService) {}

  @Get()
  @Summary('Get whether and when the account will be deleted')
  @Answers(AccountDeletionResponse)
  read(@Me() me: SignedIn) {
    return this.deletions.state(me.accountId);
  }

  @Post('schedule')
  @FreshSignIn()
  @RateLimit({ name: 'me.deletion', limit: 10, perSeconds: 600 })
  @Summary(
    'Schedule the deletion of the account in seven days',
    'Signs out the other devices. Repeating it has no effect.',
  )
  @Answers(AccountDeletionResponse, 'wrong_password', 'busy')
  schedule(@Me() me: SignedIn, @Body() body: AccountDeletionRequest) {
    return this.deletions.schedule(me, body.password);
  }

  @Post('cancel')
  @Summary('Cancel the deletion of the account')
  @AnswersNothing('not_found', 'guardian_decides')
  async undo(@Me() me: SignedIn) {
    await this.deletions.undo(me);
  }
}
