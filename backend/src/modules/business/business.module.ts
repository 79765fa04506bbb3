import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/index.js';
import { SiteModule } from '../site/index.js';
import { BusinessController } from './business.controller.js';
import { BusinessService } from './business.service.js';
import { CurrencyService } from './currency.service.js';
import { TaxController } from './tax.controller.js';
import { TaxService } from './tax.service.js';
import { ReceiptNumbersService } from './receipt-numbers.service.js';

@Module({
  imports: [AuditModule, SiteModule],
  controllers: [BusinessController, TaxController],
  providers: [BusinessService, CurrencyService, ReceiptNumbersService, TaxService],
  exports: [BusinessService, CurrencyService, ReceiptNumbersService, TaxService],
})
export class BusinessModule {}
