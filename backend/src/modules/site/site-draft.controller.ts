import { Body, Get, Headers, Post, Put } from '@nestjs/common';
import { Answers, Summary } from '../../platform/http/answers.js';
import { SendsEtag } from '../../platform/http/etag.js';
import { TakesVersion, versionOf } from '../../platform/http/if-match.js';
import { LargeBody } from '../../platform/http/large-body.js';
import type { SignedIn } from '../../platform/security/actor.js';
import { Me } from '../../platform/security/current-actor.js';
import { CoachController } from '../../platform/security/controllers.js';
import { SiteDraftService } from './site-draft.service.js';
import { PublishedSiteService } from './published-site.service.js';
import { SiteDraftQueries } from './site-draft.queries.js';
import {
  RestoreSiteRequest,
  SaveSiteDraftRequest,
  SiteDraftResponse,
  SiteEditionResponse,
  SiteResponse,
} from './site.dto.js';

const SEEN = 'Version of the draft that was read';

@CoachController('creator/site', { tag: 'Site', area: 'site' })
export class SiteDraftController {
  constructor(
    private readonly queries: SiteDraftQueries,
    private readonly drafts: SiteDraftService,
    private readonly published: PublishedSiteService,
  ) {}

  @Get()
  @SendsEtag()
  @Summary('Get the draft of the site content; without a draft, the published content')
  @Answers(SiteDraftResponse)
  draft() {
    return this.queries.draft();
  }

  @Get('preview')
  @Summary('Preview the site with the draft')
  @Answers(SiteResponse)
  async preview() {
    const { content, edition } = await this.queries.draft();
    const business = await this.published.business();
    return { edition, ...business, ...this.published.visible(content, await this.drafts.addresses(content)) };
  }

  @Put()
  @LargeBody()
  @TakesVersion(SEEN)
  @Summary('Save the draft; visitors see it once it’s published')
  @Answers(SiteDraftResponse, 'no_such_media')
  save(@Body() { content }: SaveSiteDraftRequest, @Headers('if-match') ifMatch?: string) {
    return this.drafts.save(content, versionOf(ifMatch));
  }

  @Post('publish')
  @TakesVersion(SEEN)
  @Summary('Publish the draft; without changes, no new version is created')
  @Answers(SiteDraftResponse, 'no_such_media')
  publish(@Me() me: SignedIn, @Headers('if-match') ifMatch?: string) {
    return this.drafts.publish(me.accountId, versionOf(ifMatch));
  }

  @Get('editions')
  @Summary('List the last 200 versions of the site, newest first')
  @Answers([SiteEditionResponse])
  editions() {
    return this.queries.editions();
  }

  @Post('restore')
  @TakesVersion(SEEN)
  @Summary('Restore a version as the draft; visitors see it once it’s published')
  @Answers(SiteDraftResponse, 'not_found')
  restore(@Body() { edition }: RestoreSiteRequest, @Headers('if-match') ifMatch?: string) {
    return this.drafts.restore(edition, versionOf(ifMatch));
  }
}
