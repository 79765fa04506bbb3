import { PRODUCT_TYPES, type ProductType } from '../../kernel/product-types.js';
import { Choice, Id, Text } from '../../platform/http/fields/index.js';

/** A line of an order as it was bought, the same for its buyer and for the coach. */
export class OrderedLineResponse {
  @Id() productId: string;
  @Choice(PRODUCT_TYPES, 'ProductType') type: ProductType;
  @Text({ example: 'The First Conversation', description: 'Title at the time of purchase' }) title: string;
  @Text({ example: '97.00', description: 'Total before the discount' }) price: string;
  @Text({ example: '9.70', description: 'Coupon discount' }) discount: string;
}
