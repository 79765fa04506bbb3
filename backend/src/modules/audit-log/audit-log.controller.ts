import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ApiList } from '../../platform/http/api-list.js';
import { ListParams } from '../../platform/http/list-params.js';
import { Allow } from '../../platform/security/access.js';
import { AuditEntryResponse } from './audit-log.dto.js';
import { AUDIT_LOG_FIELDS, AuditLogQueries } from './audit-log.queries.js';
import { ForPrograms } from '../../platform/security/scopes.js';

@ApiTags('Audit log')
@Controller('creator/audit-entries')
@Allow('creator')
@ForPrograms('settings')
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
