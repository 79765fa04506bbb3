import { ApiProperty } from '@nestjs/swagger';
import { Choice, Flag, Moment, Text, Whole } from '../../platform/http/fields/index.js';
import { RICH_TEXT } from '../../platform/html/rich-text.js';
import { RICH_TEXT_LIMIT } from '../../platform/html/safe-html.js';
import { LEGAL_DOCUMENTS, type LegalDocument } from './legal-documents.js';

const LAST_NUMBER = 1_000_000;
const CLEANED = { description: 'Sanitized HTML; x-html lists what’s allowed', 'x-html': RICH_TEXT };

export class LegalPageResponse {
  @Choice(LEGAL_DOCUMENTS, 'LegalDocument') document: LegalDocument;
  @Whole('0: the default text, never published by the coach') version: number;
  @ApiProperty(CLEANED) html: string;
  @Flag('Whether it’s still the default text') isStartingText: boolean;
  @Moment({ type: Date, nullable: true, description: 'null: the default text' }) publishedAt: Date | null;
}

export class LegalDraftResponse {
  @Choice(LEGAL_DOCUMENTS, 'LegalDocument') document: LegalDocument;
  @Whole('Increases with every save. Send as If-Match') version: number;
  @Text('Sanitized HTML') html: string;
  @Whole('Version that visitors read; 0: the default text') publishedVersion: number;
  @Flag('Whether the draft differs from the published text') hasChanges: boolean;
  @Flag('Whether the published text is still the default') isStartingText: boolean;
}

export class SaveLegalDraftRequest {
  @Text({ max: RICH_TEXT_LIMIT, description: 'HTML; anything not allowed is removed' }) html: string;
}

export class RestoreLegalRequest {
  @Whole({ min: 0, max: LAST_NUMBER, description: 'Version to restore; 0: the default text' })
  version: number;
}

export class LegalVersionResponse {
  @Whole({ example: 3 }) number: number;
  @Moment({ type: String }) publishedAt: Date;

  @Text({ nullable: true, description: 'Person who published it; null: the account was deleted' })
  publishedBy: string | null;
}
