import { Body, Controller, Get, Headers, HttpCode, Post, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { TakesVersion, versionOf } from '../../platform/http/if-match.js';
import { LargeBody } from '../../platform/http/large-body.js';
import { Allow } from '../../platform/security/access.js';
import type { SignedIn } from '../../platform/security/actor.js';
import { Me } from '../../platform/security/current-actor.js';
import { DocumentParam } from './document-param.decorator.js';
import type { LegalDocument } from './legal-documents.js';
import { LegalDraftsService } from './legal-drafts.service.js';
import {
  LegalDraftResponse,
  LegalVersionResponse,
  RestoreLegalRequest,
  SaveLegalDraftRequest,
} from './legal.dto.js';
import { LegalQueries } from './legal.queries.js';

const SEEN = 'Version of the draft that was read';

@ApiTags('Legal')
@Controller('creator/legal')
@Allow('creator')
export class LegalDraftsController {
  constructor(
    private readonly queries: LegalQueries,
    private readonly drafts: LegalDraftsService,
  ) {}

  @Get()
  @ApiOperation({ summary: 'List the drafts of all legal pages; without a draft, the published text' })
  @ApiOkResponse({ type: [LegalDraftResponse] })
  list(): Promise<LegalDraftResponse[]> {
    return this.queries.drafts();
  }

  @Put(':document')
  @LargeBody()
  @TakesVersion(SEEN)
  @ApiOperation({ summary: 'Save the draft of a legal page; visitors see it once it’s published' })
  @ApiOkResponse({ type: LegalDraftResponse })
  save(
    @DocumentParam() document: LegalDocument,
    @Body() { html }: SaveLegalDraftRequest,
    @Headers('if-match') ifMatch?: string,
  ): Promise<LegalDraftResponse> {
    return this.drafts.save(document, html, versionOf(ifMatch));
  }

  @Post(':document/publish')
  @HttpCode(200)
  @TakesVersion(SEEN)
  @ApiOperation({ summary: 'Publish a legal page; without changes, no new version is created' })
  @ApiOkResponse({ type: LegalDraftResponse })
  publish(
    @Me() me: SignedIn,
    @DocumentParam() document: LegalDocument,
    @Headers('if-match') ifMatch?: string,
  ): Promise<LegalDraftResponse> {
    return this.drafts.publish(document, me.accountId, versionOf(ifMatch));
  }

  @Get(':document/versions')
  @ApiOperation({ summary: 'List the last 200 versions of a legal page, newest first' })
  @ApiOkResponse({ type: [LegalVersionResponse] })
  versions(@DocumentParam() document: LegalDocument): Promise<LegalVersionResponse[]> {
    return this.queries.versions(document);
  }

  @Post(':document/restore')
  @HttpCode(200)
  @TakesVersion(SEEN)
  @ApiOperation({ summary: 'Restore a version as the draft; visitors see it once it’s published' })
  @ApiOkResponse({ type: LegalDraftResponse })
  restore(
    @DocumentParam() document: LegalDocument,
    @Body() { version }: RestoreLegalRequest,
    @Headers('if-match') ifMatch?: string,
  ): Promise<LegalDraftResponse> {
    return this.drafts.restore(document, version, versionOf(ifMatch));
  }
}
