import { ApiProperty } from '@nestjs/swagger';
import { IsInt, Max, Min } from 'class-validator';
import { Text } from '../../platform/http/text.js';
import { RICH_TEXT } from '../../platform/html/rich-text.js';
import { RICH_TEXT_LIMIT } from '../../platform/html/safe-html.js';
import { LEGAL_DOCUMENTS, type LegalDocument } from './legal-documents.js';

const LAST_NUMBER = 1_000_000;
const CLEANED = { description: 'Cleaned HTML; x-html lists what it may have in it', 'x-html': RICH_TEXT };

export class LegalPageResponse {
  @ApiProperty({ enum: LEGAL_DOCUMENTS, enumName: 'LegalDocument' })
  document: LegalDocument;

  @ApiProperty({ type: 'integer', description: '0: a starting text, which its coach has not published anew' })
  version: number;

  @ApiProperty(CLEANED)
  html: string;

  @ApiProperty({ description: 'Whether it still says what a new site says' })
  isStartingText: boolean;

  @ApiProperty({ type: Date, format: 'date-time', nullable: true, description: 'null: a starting text' })
  publishedAt: Date | null;
}

export class LegalDraftResponse {
  @ApiProperty({ enum: LEGAL_DOCUMENTS, enumName: 'LegalDocument' })
  document: LegalDocument;

  @ApiProperty({ type: 'integer', description: 'Grows with every save. Send it back as If-Match' })
  version: number;

  @ApiProperty({ description: 'Cleaned HTML' })
  html: string;

  @ApiProperty({ type: 'integer', description: 'The version that visitors read; 0: the starting text' })
  publishedVersion: number;

  @ApiProperty({ description: 'Whether visitors read something else than this' })
  hasChanges: boolean;

  @ApiProperty({ description: 'Whether visitors still read what a new site says' })
  isStartingText: boolean;
}

export class SaveLegalDraftRequest {
  @Text({ max: RICH_TEXT_LIMIT, description: 'HTML; what may not stay is taken out' })
  html: string;
}

export class RestoreLegalRequest {
  @ApiProperty({
    type: 'integer',
    minimum: 0,
    maximum: LAST_NUMBER,
    description: 'The version to go back to; 0: the starting text',
  })
  @IsInt()
  @Min(0)
  @Max(LAST_NUMBER)
  version: number;
}

export class LegalVersionResponse {
  @ApiProperty({ type: 'integer', example: 3 })
  number: number;

  @ApiProperty({ type: String, format: 'date-time' })
  publishedAt: Date;

  @ApiProperty({ type: String, nullable: true, description: 'Who published it; null: the account is gone' })
  publishedBy: string | null;
}
