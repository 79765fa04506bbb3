import { ApiProperty } from '@nestjs/swagger';
import { Choice, Flag, Moment, Text, Whole } from '../../platform/http/fields/index.js';
import { RICH_TEXT } from '../../platform/html/rich-text.js';
import { RICH_TEXT_LIMIT } from '../../platform/html/safe-html.js';
import { LEGAL_DOCUMENTS, type LegalDocument } from './legal-documents.js';

const LAST_NUMBER = 1_000_000;
const CLEANED = { description: 'Cleaned HTML; x-html lists what it may have in it', 'x-html': RICH_TEXT };

export class LegalPageResponse {
  @Choice(LEGAL_DOCUMENTS, 'LegalDocument') document: LegalDocument;
  @Whole('0: a starting text, which its coach has not published anew') version: number;
  @ApiProperty(CLEANED) html: string;
  @Flag('Whether it still says what a new site says') isStartingText: boolean;
  @Moment({ type: Date, nullable: true, description: 'null: a starting text' }) publishedAt: Date | null;
}

export class LegalDraftResponse {
  @Choice(LEGAL_DOCUMENTS, 'LegalDocument') document: LegalDocument;
  @Whole('Grows with every save. Send it back as If-Match') version: number;
  @Text('Cleaned HTML') html: string;
  @Whole('The version that visitors read; 0: the starting text') publishedVersion: number;
  @Flag('Whether visitors read something else than this') hasChanges: boolean;
  @Flag('Whether visitors still read what a new site says') isStartingText: boolean;
}

export class SaveLegalDraftRequest {
  @Text({ max: RICH_TEXT_LIMIT, description: 'HTML; what may not stay is taken out' }) html: string;
}

export class RestoreLegalRequest {
  @Whole({ min: 0, max: LAST_NUMBER, description: 'The version to go back to; 0: the starting text' })
  version: number;
}

export class LegalVersionResponse {
  @Whole({ example: 3 }) number: number;
  @Moment({ type: String }) publishedAt: Date;

  @Text({ nullable: true, description: 'Who published it; null: the account is gone' })
  publishedBy: string | null;
}
