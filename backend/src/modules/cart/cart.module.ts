import { Module } from '@nestjs/common';
import { BusinessModule } from '../business/index.js';
import { CatalogModule } from '../catalog/index.js';
import { EnrollmentsModule } from '../enrollments/index.js';
import { CouponsModule } from '../coupons/index.js';
import { CartCouponController } from './cart-coupon.controller.js';
import { CartCouponService } from './cart-coupon.service.js';
import { CartController } from './cart.controller.js';
import { CartQueries } from './cart.queries.js';
import { CartService } from './cart.service.js';
import { PersonalDataService } from './personal-data.service.js';

@Module({
  imports: [BusinessModule, CatalogModule, CouponsModule, EnrollmentsModule],
  controllers: [CartController, CartCouponController],
  providers: [CartService, CartCouponService, CartQueries, PersonalDataService],
  exports: [CartService, CartCouponService],
})
export class CartModule {}
