import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '../../platform/security/access.js';
import { DocumentParam } from './document-param.decorator.js';
import type { LegalDocument } from './legal-documents.js';
import { LegalPageResponse } from './legal.dto.js';
import { LegalQueries } from './legal.queries.js';

@ApiTags('Legal')
@Controller('legal')
@Public()
export class LegalController {
  constructor(private readonly queries: LegalQueries) {}

  @Get(':document')
  @ApiOperation({ summary: 'Get a published legal page' })
  @ApiOkResponse({ type: LegalPageResponse })
  read(@DocumentParam() document: LegalDocument): Promise<LegalPageResponse> {
    return this.queries.page(document);
  }
}
