import { Get, Query } from '@nestjs/common';
import { ApiList } from '../../platform/http/api-list.js';
import { ListParams } from '../../platform/http/list-params.js';
import { CoachController } from '../../platform/security/controllers.js';
import { AuditEntryResponse } from './audit-log.dto.js';
import { AUDIT_LOG_FIELDS, AuditLogQueries } from './audit-log.queries.js';

@CoachController('creator/audit-entries', { tag: 'Audit log', area: 'settings' })
export class AuditLogController {
  constructor(private readonly queries: AuditLogQueries) {}

  @Get()
  @ApiList({
    summary: 'List who changed or exported what',
    type: AuditEntryResponse,
    unit: 'audit-entries',
    fields: AUDIT_LOG_FIELDS,
  })
  list(@Query() params: ListParams) {
    return this.queries.list(params);
  }
}
