import { Body, Controller, Get, Headers, HttpCode, Post, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { TakesVersion, versionOf } from '../../platform/http/if-match.js';
import { LargeBody } from '../../platform/http/large-body.js';
import { Refuses } from '../../platform/http/refuses.js';
import { Allow } from '../../platform/security/access.js';
import type { SignedIn } from '../../platform/security/actor.js';
import { Me } from '../../platform/security/current-actor.js';
import { DraftPicturesService } from './draft-pictures.service.js';
import { PublishedSiteService } from './published-site.service.js';
import { SiteDraftQueries } from './site-draft.queries.js';
import { SiteDraftService } from './site-draft.service.js';
import {
  RestoreSiteRequest,
  SaveSiteDraftRequest,
  SiteDraftResponse,
  SiteEditionResponse,
  SiteResponse,
} from './site.dto.js';

const SEEN = 'Version of the draft that was read';

@ApiTags('Site')
@Controller('creator/site')
@Allow('creator')
export class SiteDraftController {
  constructor(
    private readonly queries: SiteDraftQueries,
    private readonly drafts: SiteDraftService,
    private readonly published: PublishedSiteService,
    private readonly pictures: DraftPicturesService,
  ) {}

  @Get()
  @ApiOperation({ summary: 'Get the draft of the site content; without a draft, the published content' })
  @ApiOkResponse({ type: SiteDraftResponse })
  draft(): Promise<SiteDraftResponse> {
    return this.queries.draft();
  }

  @Get('preview')
  @ApiOperation({ summary: 'Preview the site with the draft' })
  @ApiOkResponse({ type: SiteResponse })
  async preview(): Promise<SiteResponse> {
    const { content, edition } = await this.queries.draft();
    const business = await this.published.business();
    return {
      edition,
      ...business,
      ...this.published.visible(content, await this.pictures.addresses(content)),
    };
  }

  @Put()
  @LargeBody()
  @TakesVersion(SEEN)
  @Refuses('no_such_media')
  @ApiOperation({ summary: 'Save the draft; visitors see it once it’s published' })
  @ApiOkResponse({ type: SiteDraftResponse })
  save(
    @Body() { content }: SaveSiteDraftRequest,
    @Headers('if-match') ifMatch?: string,
  ): Promise<SiteDraftResponse> {
    return this.drafts.save(content, versionOf(ifMatch));
  }

  @Post('publish')
  @HttpCode(200)
  @TakesVersion(SEEN)
  @Refuses('no_such_media')
  @ApiOperation({ summary: 'Publish the draft; without changes, no new version is created' })
  @ApiOkResponse({ type: SiteDraftResponse })
  publish(@Me() me: SignedIn, @Headers('if-match') ifMatch?: string): Promise<SiteDraftResponse> {
    return this.drafts.publish(me.accountId, versionOf(ifMatch));
  }

  @Get('editions')
  @ApiOperation({ summary: 'List the last 200 versions of the site, newest first' })
  @ApiOkResponse({ type: [SiteEditionResponse] })
  editions(): Promise<SiteEditionResponse[]> {
    return this.queries.editions();
  }

  @Post('restore')
  @HttpCode(200)
  @TakesVersion(SEEN)
  @Refuses('not_found')
  @ApiOperation({ summary: 'Restore a version as the draft; visitors see it once it’s published' })
  @ApiOkResponse({ type: SiteDraftResponse })
  restore(
    @Body() { edition }: RestoreSiteRequest,
    @Headers('if-match') ifMatch?: string,
  ): Promise<SiteDraftResponse> {
    return this.drafts.restore(edition, versionOf(ifMatch));
  }
}
