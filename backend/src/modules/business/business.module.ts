import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../audit/index.js';
import { SiteModule } from '../site/index.js';
import { BusinessController } from './business.controller.js';
import { businessEntities } from './business.entities.js';
import { BusinessService } from './business.service.js';
import { ReceiptNumbersService } from './receipt-numbers.service.js';

@Module({
  imports: [TypeOrmModule.forFeature(businessEntities), AuditModule, SiteModule],
  controllers: [BusinessController],
  providers: [BusinessService, ReceiptNumbersService],
  exports: [BusinessService, ReceiptNumbersService],
})
export class BusinessModule {}
