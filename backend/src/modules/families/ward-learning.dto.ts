import { PRODUCT_TYPES, type ProductType } from '../../kernel/product-types.js';
import { Choice, Id, ListOf, Moment, Text, Texts, Whole } from '../../platform/http/fields/index.js';

export class WardProductResponse {
  @Id() productId: string;
  @Text({ example: 'First Seeds' }) title: string;
  @Choice(PRODUCT_TYPES, 'ProductType') type: ProductType;
  @Moment('When the daughter got it') since: Date;

  @Whole({ nullable: true, description: 'Percentage of its lessons; null if it isn’t a course' })
  progressPercent: number | null;

  @Whole('Minutes of video watched') minutes: number;
  @Moment({ nullable: true, description: 'When something was last finished' }) lastCompletedAt: Date | null;
}

export class WardLearningResponse {
  @ListOf(WardProductResponse) products: WardProductResponse[];

  @Texts({
    description: 'Names of people who can exchange messages with the daughter',
    example: ['Ada Brook'],
  })
  contacts: string[];

  @Moment({ nullable: true, description: 'When the daughter was last active' }) lastSeenAt: Date | null;
}
