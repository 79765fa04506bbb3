import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../audit/index.js';
import { PublishedSiteService } from './published-site.service.js';
import { SiteController } from './site.controller.js';
import { SiteDraftController } from './site-draft.controller.js';
import { SiteDraftQueries } from './site-draft.queries.js';
import { SiteDraftService } from './site-draft.service.js';
import { siteEntities } from './site.entities.js';

@Module({
  imports: [TypeOrmModule.forFeature(siteEntities), AuditModule],
  controllers: [SiteController, SiteDraftController],
  providers: [PublishedSiteService, SiteDraftQueries, SiteDraftService],
  exports: [PublishedSiteService],
})
export class SiteModule {}
