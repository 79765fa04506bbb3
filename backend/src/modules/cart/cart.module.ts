import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CatalogModule } from '../catalog/index.js';
import { EnrollmentsModule } from '../enrollments/index.js';
import { CartController } from './cart.controller.js';
import { cartEntities } from './cart.entities.js';
import { CartQueries } from './cart.queries.js';
import { CartService } from './cart.service.js';
import { OnMemberErased } from './on-member-erased.js';
import { PersonalDataQueries } from './personal-data.queries.js';
import { SweepVisitorCartsJob } from './sweep-visitor-carts.job.js';

@Module({
  imports: [TypeOrmModule.forFeature(cartEntities), CatalogModule, EnrollmentsModule],
  controllers: [CartController],
  providers: [CartService, CartQueries, SweepVisitorCartsJob, PersonalDataQueries, OnMemberErased],
  exports: [CartService],
})
export class CartModule {}
