import { ApiProperty } from '@nestjs/swagger';
import { IsInt, Max, Min } from 'class-validator';
import { Text } from '../../platform/http/text.js';
import { RICH_TEXT } from '../../platform/html/rich-text.js';
import { RICH_TEXT_LIMIT } from '../../platform/html/safe-html.js';
import { LEGAL_DOCUMENTS, type LegalDocument } from './legal-documents.js';

const LAST_NUMBER = 1_000_000;
const CLEANED = { description: 'Sanitized HTML; x-html lists what’s allowed', 'x-html': RICH_TEXT };

export class LegalPageResponse {
  @ApiProperty({ enum: LEGAL_DOCUMENTS, enumName: 'LegalDocument' })
  document: LegalDocument;

  @ApiProperty({ type: 'integer', description: '0: the default text, never published by the coach' })
  version: number;

  @ApiProperty(CLEANED)
  html: string;

  @ApiProperty({ description: 'Whether it’s still the default text' })
  isStartingText: boolean;

  @ApiProperty({ type: Date, format: 'date-time', nullable: true, description: 'null: the default text' })
  publishedAt: Date | null;
}

export class LegalDraftResponse {
  @ApiProperty({ enum: LEGAL_DOCUMENTS, enumName: 'LegalDocument' })
  document: LegalDocument;

  @ApiProperty({ type: 'integer', description: 'Increases with every save. Send as If-Match' })
  version: number;

  @ApiProperty({ description: 'Sanitized HTML' })
  html: string;

  @ApiProperty({ type: 'integer', description: 'Version that visitors read; 0: the default text' })
  publishedVersion: number;

  @ApiProperty({ description: 'Whether the draft differs from the published text' })
  hasChanges: boolean;

  @ApiProperty({ description: 'Whether the published text is still the default' })
  isStartingText: boolean;
}

export class SaveLegalDraftRequest {
  @Text({ max: RICH_TEXT_LIMIT, description: 'HTML; anything not allowed is removed' })
  html: string;
}

export class RestoreLegalRequest {
  @ApiProperty({
    type: 'integer',
    minimum: 0,
    maximum: LAST_NUMBER,
    description: 'Version to restore; 0: the default text',
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

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Person who published it; null: the account was deleted',
  })
  publishedBy: string | null;
}
