import { Get, Query } from '@nestjs/common';
import { ApiList } from '../../../platform/http/api-list.js';
import { ListParams } from '../../../platform/http/list-params.js';
import { CoachController } from '../../../platform/security/controllers.js';
import { SequenceEntryResponse } from './entries.dto.js';
import { ENTRY_FIELDS, EntriesQueries } from './entries.queries.js';

@CoachController('creator/sequence-entries', { tag: 'Sequences', area: 'marketing' })
export class EntriesController {
  constructor(private readonly entries: EntriesQueries) {}

  @Get()
  @ApiList({
    summary: 'List members in sequences, with their next email',
    type: SequenceEntryResponse,
    unit: 'sequence-entries',
    fields: ENTRY_FIELDS,
  })
  list(@Query() params: ListParams) {
    return this.entries.list(params);
  }
}
