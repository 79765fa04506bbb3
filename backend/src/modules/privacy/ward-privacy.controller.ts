import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers, AnswersNothing, Summary } from '../../platform/http/answers.js';
import { IdParam } from '../../platform/http/id-param.js';
import { Allow } from '../../platform/security/access.js';
import type { SignedIn } from '../../platform/security/actor.js';
import { Me } from '../../platform/security/current-actor.js';
import { FreshSignIn } from '../../platform/security/fresh-sign-in.guard.js';
import { RateLimit } from '../../platform/security/rate-limit.js';
import { FamilyQueries } from '../accounts/index.js';
import {
  AccountDeletionRequest,
  AccountDeletionResponse,
  DataExportDownloadResponse,
  DataExportResponse,
} from './data-export.dto.js';
import { AccountDeletionService } from './account-deletion.service.js';
import { DataExportService } from './data-export.service.js';
import { ClosedToPrograms } from '../../platform/security/scopes.js';

/** Lets a guardian export a ward's data or delete the ward's account, even if the ward is signed out. */
@ApiTags('Family')
@Controller('family/wards/:id')
@Allow('member')
@ClosedToPrograms('guardian')
export class WardPrivacyController {
  constructor(
    private readonly family: FamilyQueries,
    private readonly exports: DataExportService,
    private readonly deletions: AccountDeletionService,
  ) {}

  @Get('data-export')
  @Summary('Get the status of a daughter’s data export')
  @Answers(DataExportResponse, 'not_found')
  async exportState(@Me() me: SignedIn, @IdParam() id: string) {
    await this.family.expect(me, 'export-data', id);
    return this.exports.state(id, me.accountId);
  }

  @Post('data-export/prepare')
  @FreshSignIn()
  @RateLimit({ name: 'family.data-export', limit: 10, perSeconds: 86_400 })
  @Summary(
    'Prepare a ZIP file of a daughter’s data',
    'Doesn’t include private journals, answers, notes and messages. Those are in the file the daughter requests.',
  )
  @Answers(DataExportResponse, 'not_found')
  async requestExport(@Me() me: SignedIn, @IdParam() id: string) {
    await this.family.expect(me, 'export-data', id);
    return this.exports.request(id, me.accountId);
  }

  @Get('data-export/download')
  @FreshSignIn()
  @Summary('Get the download link of the ZIP file')
  @Answers(DataExportDownloadResponse, 'not_found')
  async downloadExport(@Me() me: SignedIn, @IdParam() id: string) {
    await this.family.expect(me, 'export-data', id);
    return this.exports.download(id, me.accountId);
  }

  @Get('deletion')
  @Summary('Get whether and when a daughter’s account will be deleted')
  @Answers(AccountDeletionResponse, 'not_found')
  async deletionState(@Me() me: SignedIn, @IdParam() id: string) {
    await this.family.expect(me, 'erase-account', id);
    return this.deletions.state(id);
  }

  @Post('deletion/schedule')
  @FreshSignIn()
  @RateLimit({ name: 'family.deletion', limit: 10, perSeconds: 600 })
  @Summary('Schedule the deletion of a daughter’s account in seven days', 'Requires the caller’s password')
  @Answers(AccountDeletionResponse, 'not_found', 'wrong_password', 'busy')
  async scheduleDeletion(
    @Me() me: SignedIn,
    @IdParam() id: string,
    @Body() { password }: AccountDeletionRequest,
  ) {
    await this.family.expect(me, 'erase-account', id);
    return this.deletions.schedule(me, password, id);
  }

  @Post('deletion/cancel')
  @Summary('Cancel the deletion of a daughter’s account')
  @AnswersNothing('not_found')
  async undoDeletion(@Me() me: SignedIn, @IdParam() id: string) {
    await this.family.expect(me, 'erase-account', id);
    await this.deletions.undo(me, id);
  }
}
