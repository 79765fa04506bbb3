import { Body, Controller, Get, Headers, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers, Summary } from '../../platform/http/answers.js';
import { TakesVersion, versionOf } from '../../platform/http/if-match.js';
import { LargeBody } from '../../platform/http/large-body.js';
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

const SEEN = 'The version of the draft that was read';

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
  @Summary('The draft of the site’s own words; without one, what visitors see')
  @Answers(SiteDraftResponse)
  draft(): Promise<SiteDraftResponse> {
    return this.queries.draft();
  }

  @Get('preview')
  @Summary('The site as visitors would see it if the draft were published now')
  @Answers(SiteResponse)
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
  @Summary('Save the draft; visitors see it once it is published')
  @Answers(SiteDraftResponse, 'no_such_media')
  save(
    @Body() { content }: SaveSiteDraftRequest,
    @Headers('if-match') ifMatch?: string,
  ): Promise<SiteDraftResponse> {
    return this.drafts.save(content, versionOf(ifMatch));
  }

  @Post('publish')
  @TakesVersion(SEEN)
  @Summary('Publish the draft; without changes there is no new edition')
  @Answers(SiteDraftResponse, 'no_such_media')
  publish(@Me() me: SignedIn, @Headers('if-match') ifMatch?: string): Promise<SiteDraftResponse> {
    return this.drafts.publish(me.accountId, versionOf(ifMatch));
  }

  @Get('editions')
  @Summary('The last 200 editions, newest first')
  @Answers([SiteEditionResponse])
  editions(): Promise<SiteEditionResponse[]> {
    return this.queries.editions();
  }

  @Post('restore')
  @TakesVersion(SEEN)
  @Summary('Make the draft what an edition was; visitors see it once it is published')
  @Answers(SiteDraftResponse, 'not_found')
  restore(
    @Body() { edition }: RestoreSiteRequest,
    @Headers('if-match') ifMatch?: string,
  ): Promise<SiteDraftResponse> {
    return this.drafts.restore(edition, versionOf(ifMatch));
  }
}
