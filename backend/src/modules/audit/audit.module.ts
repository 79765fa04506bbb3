import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { auditEntities } from './audit.entities.js';
import { AuditService } from './audit.service.js';
import { OnMemberErased } from './on-member-erased.js';
import { PersonalDataQueries } from './personal-data.queries.js';

@Module({
  imports: [TypeOrmModule.forFeature(auditEntities)],
  providers: [AuditService, PersonalDataQueries, OnMemberErased],
  exports: [AuditService],
})
export class AuditModule {}
