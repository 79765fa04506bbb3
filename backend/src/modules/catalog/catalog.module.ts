import { Module } from '@nestjs/common';
import { MediaModule } from '../media/index.js';
import { CatalogMediaUse } from './catalog-media-use.queries.js';
import { EraseReviews } from './on-member-erased.js';
import { ReviewPersonalData } from './personal-data.queries.js';
import { Products } from './products.queries.js';

@Module({
  imports: [MediaModule],
  providers: [CatalogMediaUse, Products, ReviewPersonalData, EraseReviews],
  exports: [Products],
})
export class CatalogModule {}
