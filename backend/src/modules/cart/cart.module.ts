import { Module } from '@nestjs/common';
import { CatalogModule } from '../catalog/index.js';
import { EnrollmentsModule } from '../enrollments/index.js';
import { CartController } from './cart.controller.js';
import { CartQueries } from './cart.queries.js';
import { CartService } from './cart.service.js';
import { SweepVisitorCarts } from './sweep-visitor-carts.service.js';

@Module({
  imports: [CatalogModule, EnrollmentsModule],
  controllers: [CartController],
  providers: [CartService, CartQueries, SweepVisitorCarts],
  exports: [CartService],
})
export class CartModule {}
