import { Matches } from 'class-validator';
import { Choice, Flag, Text } from '../../platform/http/fields/index.js';
import { TAX_KINDS, type TaxKind } from './tax-kinds.js';

export class TaxRequest {
  @Choice(
    TAX_KINDS,
    'TaxKind',
    'inclusive: prices contain it; exclusive: it is added to them at the checkout',
  )
  kind: TaxKind;

  @Text({ max: 30, min: 0, example: 'VAT', description: 'What it is called; needed unless there is none' })
  word: string;

  @Text({ max: 6, example: '19', description: 'In percent, with at most three decimals; 0 only without tax' })
  @Matches(/^\d{1,2}(\.\d{1,3})?$/, { message: 'must be a percentage below 100 such as 19 or 8.875' })
  rate: string;
}

export class TaxResponse {
  @Choice(TAX_KINDS, 'TaxKind') kind: TaxKind;
  @Text({ example: 'VAT' }) word: string;
  @Text({ example: '19', description: 'In percent' }) rate: string;
}

/** Name of a tax where it is shown. */
export class TaxNameResponse {
  @Text({ example: 'VAT 19%' }) label: string;
  @Flag('Prices contain it; otherwise it is added to them') isIncluded: boolean;
}
