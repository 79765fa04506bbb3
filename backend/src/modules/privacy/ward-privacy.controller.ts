import { Body, Controller, Delete, Get, HttpCode, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { IdParam } from '../../platform/http/id-param.js';
import { Refuses } from '../../platform/http/refuses.js';
import { Allow } from '../../platform/security/access.js';
import type { SignedIn } from '../../platform/security/actor.js';
import { Me } from '../../platform/security/current-actor.js';
import { FreshSignIn } from '../../platform/security/fresh-sign-in.guard.js';
import { RateLimit } from '../../platform/security/rate-limit.js';
import { FamilyQueries } from '../accounts/index.js';
import { AccountDeletionRequest, AccountDeletionResponse } from './account-deletion.dto.js';
import { AccountDeletionService } from './account-deletion.service.js';
import { DataExportDownloadResponse, DataExportResponse } from './data-export.dto.js';
import { DataExportService } from './data-export.service.js';

/** Lets a guardian export a ward's data or delete the ward's account, even if the ward is signed out. */
@ApiTags('Family')
@Controller('family/wards/:id')
@Allow('member')
export class WardPrivacyController {
  constructor(
    private readonly family: FamilyQueries,
    private readonly exports: DataExportService,
    private readonly deletions: AccountDeletionService,
  ) {}

  @Get('data-export')
  @ApiOperation({ summary: 'Get the status of a daughter’s data export' })
  @ApiOkResponse({ type: DataExportResponse })
  @Refuses('not_found')
  async exportState(@Me() me: SignedIn, @IdParam() id: string): Promise<DataExportResponse> {
    await this.family.expect(me, 'export-data', id);
    return this.exports.state(id, me.accountId);
  }

  @Post('data-export')
  @HttpCode(200)
  @FreshSignIn()
  @RateLimit({ name: 'family.data-export', limit: 10, perSeconds: 86_400 })
  @ApiOperation({
    summary: 'Prepare a ZIP file of a daughter’s data',
    description:
      'Doesn’t include private journals, answers, notes and messages. Those are in the file the daughter requests.',
  })
  @ApiOkResponse({ type: DataExportResponse })
  @Refuses('not_found')
  async requestExport(@Me() me: SignedIn, @IdParam() id: string): Promise<DataExportResponse> {
    await this.family.expect(me, 'export-data', id);
    return this.exports.request(id, me.accountId);
  }

  @Get('data-export/download')
  @FreshSignIn()
  @ApiOperation({ summary: 'Get the download link of the ZIP file' })
  @ApiOkResponse({ type: DataExportDownloadResponse })
  @Refuses('not_found')
  async downloadExport(@Me() me: SignedIn, @IdParam() id: string): Promise<DataExportDownloadResponse> {
    await this.family.expect(me, 'export-data', id);
    return this.exports.download(id, me.accountId);
  }

  @Get('deletion')
  @ApiOperation({ summary: 'Get whether and when a daughter’s account will be deleted' })
  @ApiOkResponse({ type: AccountDeletionResponse })
  @Refuses('not_found')
  async deletionState(@Me() me: SignedIn, @IdParam() id: string): Promise<AccountDeletionResponse> {
    await this.family.expect(me, 'erase-account', id);
    return this.deletions.state(id);
  }

  @Post('deletion')
  @HttpCode(200)
  @FreshSignIn()
  @RateLimit({ name: 'family.deletion', limit: 10, perSeconds: 600 })
  @ApiOperation({
    summary: 'Schedule the deletion of a daughter’s account in seven days',
    description: 'Requires the caller’s password',
  })
  @ApiOkResponse({ type: AccountDeletionResponse })
  @Refuses('not_found', 'wrong_password', 'busy')
  async scheduleDeletion(
    @Me() me: SignedIn,
    @IdParam() id: string,
    @Body() { password }: AccountDeletionRequest,
  ): Promise<AccountDeletionResponse> {
    await this.family.expect(me, 'erase-account', id);
    return this.deletions.schedule(me, password, id);
  }

  @Delete('deletion')
  @HttpCode(204)
  @ApiOperation({ summary: 'Cancel the deletion of a daughter’s account' })
  @ApiNoContentResponse()
  @Refuses('not_found')
  async undoDeletion(@Me() me: SignedIn, @IdParam() id: string): Promise<void> {
    await this.family.expect(me, 'erase-account', id);
    await this.deletions.undo(me, id);
  }
}
