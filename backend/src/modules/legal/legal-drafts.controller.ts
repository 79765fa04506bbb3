import { Body, Controller, Get, Headers, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers, Summary } from '../../platform/http/answers.js';
import { Public } from '../../platform/security/access.js';
import { TakesVersion, versionOf } from '../../platform/http/if-match.js';
import { LargeBody } from '../../platform/http/large-body.js';
import type { SignedIn } from '../../platform/security/actor.js';
import { Me } from '../../platform/security/current-actor.js';
import { CoachController } from '../../platform/security/controllers.js';
import { DocumentParam } from './document-param.decorator.js';
import type { LegalDocument } from './legal-documents.js';
import {
  LegalDraftResponse,
  LegalPageResponse,
  LegalVersionResponse,
  RestoreLegalRequest,
  SaveLegalDraftRequest,
} from './legal.dto.js';
import { LegalQueries } from './legal.queries.js';
import { LegalDraftsService } from './legal-drafts.service.js';

@ApiTags('Legal')
@Controller('legal')
@Public()
export class LegalController {
  constructor(private readonly queries: LegalQueries) {}

  @Get(':document')
  @Summary('Get a published legal page')
  @Answers(LegalPageResponse)
  read(@DocumentParam() document: LegalDocument) {
    return this.queries.page(document);
  }
}

const SEEN = 'Version of the draft that was read';

@CoachController('creator/legal', { tag: 'Legal', area: 'site' })
export class LegalDraftsController {
  constructor(
    private readonly queries: LegalQueries,
    private readonly drafts: LegalDraftsService,
  ) {}

  @Get()
  @Summary('List the drafts of all legal pages; without a draft, the published text')
  @Answers([LegalDraftResponse])
  list() {
    return this.queries.drafts();
  }

  @Put(':document')
  @LargeBody()
  @TakesVersion(SEEN)
  @Summary('Save the draft of a legal page; visitors see it once it’s published')
  @Answers(LegalDraftResponse)
  save(
    @DocumentParam() document: LegalDocument,
    @Body() { html }: SaveLegalDraftRequest,
    @Headers('if-match') ifMatch?: string,
  ) {
    return this.drafts.save(document, html, versionOf(ifMatch));
  }

  @Post(':document/publish')
  @TakesVersion(SEEN)
  @Summary('Publish a legal page; without changes, no new version is created')
  @Answers(LegalDraftResponse)
  publish(
    @Me() me: SignedIn,
    @DocumentParam() document: LegalDocument,
    @Headers('if-match') ifMatch?: string,
  ) {
    return this.drafts.publish(document, me.accountId, versionOf(ifMatch));
  }

  @Get(':document/versions')
  @Summary('List the last 200 versions of a legal page, newest first')
  @Answers([LegalVersionResponse])
  versions(@DocumentParam() document: LegalDocument) {
    return this.queries.versions(document);
  }

  @Post(':document/restore')
  @TakesVersion(SEEN)
  @Summary('Restore a version as the draft; visitors see it once it’s published')
  @Answers(LegalDraftResponse)
  restore(
    @DocumentParam() document: LegalDocument,
    @Body() { version }: RestoreLegalRequest,
    @Headers('if-match') ifMatch?: string,
  ) {
    return this.drafts.restore(document, version, versionOf(ifMatch));
  }
}
