import { Param, type PipeTransform } from '@nestjs/common';
import { ApiParam } from '@nestjs/swagger';
import { notFound } from '../../kernel/errors.js';
import { andOfHandler, Refuses } from '../../platform/http/refuses.js';
import { LEGAL_DOCUMENTS, type LegalDocument } from './legal-documents.js';

class ReadDocument implements PipeTransform<string, LegalDocument> {
  transform(value: string): LegalDocument {
    const known = LEGAL_DOCUMENTS.find((document) => document === value);
    if (!known) throw notFound('Legal page');
    return known;
  }
}

/** Path parameter with a legal page; an unknown page is not found. */
export const DocumentParam = (): ParameterDecorator =>
  andOfHandler(
    Param('document', new ReadDocument()),
    ApiParam({ name: 'document', enum: LEGAL_DOCUMENTS, enumName: 'LegalDocument' }),
    Refuses('not_found'),
  );
