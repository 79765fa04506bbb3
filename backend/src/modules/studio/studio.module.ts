import { Module } from '@nestjs/common';
import { CatalogModule } from '../catalog/index.js';
import { CreatorProductsController } from './creator-products.controller.js';
import { CreatorProductsQueries } from './creator-products.queries.js';
import { NewProductsController } from './new-products.controller.js';
import { ProductOffersController } from './product-offers.controller.js';

@Module({
  imports: [CatalogModule],
  controllers: [NewProductsController, CreatorProductsController, ProductOffersController],
  providers: [CreatorProductsQueries],
})
export class StudioModule {}
