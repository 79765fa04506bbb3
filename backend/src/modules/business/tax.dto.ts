import { Matches } from 'class-validator';
import { Choice, Flag, Text, Whole } from '../../platform/http/fields/index.js';
import { TAX_KINDS, type TaxKind } from './receipt-number.js';

export class TaxRequest {
  @Choice(TAX_KINDS, 'TaxKind', 'inclusive: prices include it; exclusive: it’s added at checkout')
  kind: TaxKind;

  @Text({ max: 30, min: 0, example: 'VAT', description: 'Name of the tax; required unless there is none' })
  word: string;

  @Text({ max: 6, example: '19', description: 'Percentage with up to three decimals; 0 only without tax' })
  @Matches(/^\d{1,2}(\.\d{1,3})?$/, { message: 'must be a percentage below 100 such as 19 or 8.875' })
  rate: string;
}

export class TaxResponse {
  @Choice(TAX_KINDS, 'TaxKind') kind: TaxKind;
  @Text({ example: 'VAT' }) word: string;
  @Text({ example: '19', description: 'Percentage' }) rate: string;
  @Whole({ example: 3, description: 'Send as If-Match' }) version: number;
}

export class TaxNameResponse {
  @Text({ example: 'VAT 19%' }) label: string;
  @Flag('Whether prices include it; otherwise it’s added') isIncluded: boolean;
}
