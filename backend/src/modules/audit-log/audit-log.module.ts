import { Module } from '@nestjs/common';
import { AuditLogController } from './audit-log.controller.js';
import { AuditLogQueries } from './audit-log.queries.js';

@Module({ controllers: [AuditLogController], providers: [AuditLogQueries] })
export class AuditLogModule {}
