import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/index.js';
import { LegalAcceptancesService } from './legal-acceptances.service.js';
import { LegalController, LegalDraftsController } from './legal-drafts.controller.js';
import { LegalDraftsService } from './legal-drafts.service.js';
import { LegalQueries } from './legal.queries.js';
import { OnPayments } from './on-payments.js';
import { PersonalDataService } from './personal-data.service.js';

@Module({
  imports: [AuditModule],
  controllers: [LegalController, LegalDraftsController],
  providers: [LegalAcceptancesService, LegalDraftsService, LegalQueries, OnPayments, PersonalDataService],
  exports: [LegalAcceptancesService, LegalQueries],
})
export class LegalModule {}
