import { Module } from '@nestjs/common';
import { MediaModule } from '../media/index.js';
import { CatalogMediaUse } from './catalog-media-use.queries.js';
import { ProductEditor } from './product-editor.service.js';
import { Products } from './products.queries.js';
import { PublishScheduled } from './publish-scheduled.service.js';

@Module({
  imports: [MediaModule],
  providers: [CatalogMediaUse, Products, ProductEditor, PublishScheduled],
  exports: [Products, ProductEditor],
})
export class CatalogModule {}
