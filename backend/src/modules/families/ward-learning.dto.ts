import { PRODUCT_TYPES, type ProductType } from '../../kernel/product-types.js';
import { Choice, Id, ListOf, Moment, Text, Texts, Whole } from '../../platform/http/fields/index.js';

export class WardProductResponse {
  @Id() productId: string;
  @Text({ example: 'First Seeds' }) title: string;
  @Choice(PRODUCT_TYPES, 'ProductType') type: ProductType;
  @Moment('Since when the daughter has it') since: string;

  @Whole({ nullable: true, description: 'Of its lessons, in percent; null for what is no course' })
  percent: number | null;

  @Whole('Minutes of films that were watched') minutes: number;
  @Moment({ nullable: true, description: 'When something was last finished' }) lastCompletedAt: string | null;
}

export class WardLearningResponse {
  @ListOf(WardProductResponse) products: WardProductResponse[];

  @Texts({ description: 'Names of those who may write with the daughter', example: ['Ada Brook'] })
  contacts: string[];

  @Moment({ nullable: true, description: 'When the daughter was last here' }) lastSeenAt: string | null;
}
