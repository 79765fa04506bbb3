import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { auditEntities } from './audit.entities.js';
import { AuditService } from './audit.service.js';
import { PersonalDataService } from './personal-data.service.js';

@Module({
  imports: [TypeOrmModule.forFeature(auditEntities)],
  providers: [AuditService, PersonalDataService],
  exports: [AuditService],
})
export class AuditModule {}
