import { Module } from '@nestjs/common';
import { AuditService } from './audit.service.js';
import { PersonalDataService } from './personal-data.service.js';

@Module({ providers: [AuditService, PersonalDataService], exports: [AuditService] })
export class AuditModule {}
