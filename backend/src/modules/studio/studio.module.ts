import { Module } from '@nestjs/common';
import { CatalogModule } from '../catalog/index.js';
import { CreatorProductsController } from './creator-products.controller.js';
import { CreatorProductsQueries } from './creator-products.queries.js';
import { NewProductsController } from './new-products.controller.js';

@Module({
  imports: [CatalogModule],
  controllers: [NewProductsController, CreatorProductsController],
  providers: [CreatorProductsQueries],
})
export class StudioModule {}
