import { Module } from '@nestjs/common';
import { CatalogModule } from '../catalog/index.js';
import { CoursesModule } from '../courses/index.js';
import { WidgetsModule } from '../widgets/index.js';
import { MediaModule } from '../media/index.js';
import { CreatorProductsController } from './creator-products.controller.js';
import { CreatorProductsQueries } from './creator-products.queries.js';
import { NewProductsController } from './new-products.controller.js';
import { NewProducts } from './new-products.service.js';
import { ProductDesk } from './product-desk.service.js';
import { ProductUploads } from './product-uploads.service.js';
import { SweepRemovedProducts } from './sweep-removed-products.service.js';

@Module({
  imports: [CatalogModule, CoursesModule, MediaModule, WidgetsModule],
  controllers: [NewProductsController, CreatorProductsController],
  providers: [CreatorProductsQueries, NewProducts, ProductDesk, ProductUploads, SweepRemovedProducts],
})
export class StudioModule {}
