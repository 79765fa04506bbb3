import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/index.js';
import { CatalogModule } from '../catalog/index.js';
import { CartCouponsQueries } from './cart-coupons.queries.js';
import { CouponUsesService } from './coupon-uses.service.js';
import { CouponsController } from './coupons.controller.js';
import { CouponsQueries } from './coupons.queries.js';
import { CouponsService } from './coupons.service.js';
import { PersonalDataService } from './personal-data.service.js';

@Module({
  imports: [AuditModule, CatalogModule],
  controllers: [CouponsController],
  providers: [CouponsService, CouponsQueries, CartCouponsQueries, CouponUsesService, PersonalDataService],
  exports: [CartCouponsQueries, CouponUsesService],
})
export class CouponsModule {}
