import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers, Summary } from '../../platform/http/answers.js';
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
  @Summary('Get a published legal page')
  @Answers(LegalPageResponse)
  read(@DocumentParam() document: LegalDocument) {
    return this.queries.page(document);
  }
}
