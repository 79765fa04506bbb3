import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MediaModule } from '../media/index.js';
import { CatalogMediaUse } from './catalog-media-use.queries.js';
import { catalogEntities } from './catalog.entities.js';
import { ProductEditor } from './product-editor.service.js';
import { Products } from './products.queries.js';
import { PublishScheduled } from './publish-scheduled.service.js';

@Module({
  imports: [TypeOrmModule.forFeature(catalogEntities), MediaModule],
  providers: [CatalogMediaUse, Products, ProductEditor, PublishScheduled],
  exports: [Products, ProductEditor],
})
export class CatalogModule {}
