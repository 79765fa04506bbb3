import { Module } from '@nestjs/common';
import { MediaModule } from '../media/index.js';
import { EraseReviews } from './on-member-erased.js';
import { ReviewPersonalData } from './personal-data.queries.js';
import { Products } from './products.queries.js';

@Module({
  imports: [MediaModule],
  providers: [Products, ReviewPersonalData, EraseReviews],
  exports: [Products],
})
export class CatalogModule {}
