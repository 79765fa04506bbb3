import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ApiList } from '../../../platform/http/api-list.js';
import { ListParams } from '../../../platform/http/list-params.js';
import { Allow } from '../../../platform/security/access.js';
import { SequenceEntryResponse } from './entries.dto.js';
import { ENTRY_FIELDS, EntriesQueries } from './entries.queries.js';
import { ForPrograms } from '../../../platform/security/scopes.js';

@ApiTags('Sequences')
@Controller('creator/sequence-entries')
@Allow('creator')
@ForPrograms('marketing')
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
