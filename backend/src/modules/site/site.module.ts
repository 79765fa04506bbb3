import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/index.js';
import { MediaModule } from '../media/index.js';
import { SiteDraftService } from './site-draft.service.js';
import { PictureShaperService } from './pictures/picture-shaper.service.js';
import { ProductCardsService } from './pictures/product-cards.service.js';
import { SiteMediaUseQueries } from './pictures/site-media-use.queries.js';
import { SitePicturesController } from './pictures/site-pictures.controller.js';
import { SitePicturesService } from './pictures/site-pictures.service.js';
import { PublishedSiteService } from './published-site.service.js';
import { AppManifestController, SiteController } from './site.controller.js';
import { SiteDraftController } from './site-draft.controller.js';
import { SiteDraftQueries } from './site-draft.queries.js';

@Module({
  imports: [AuditModule, MediaModule],
  controllers: [AppManifestController, SiteController, SiteDraftController, SitePicturesController],
  providers: [
    PictureShaperService,
    ProductCardsService,
    PublishedSiteService,
    SiteDraftQueries,
    SiteDraftService,
    SiteMediaUseQueries,
    SitePicturesService,
  ],
  exports: [PublishedSiteService, SiteDraftQueries],
})
export class SiteModule {}
