import { PRODUCT_TYPES, type ProductType } from '../../kernel/product-types.js';
import { Choice, Id, Text } from '../../platform/http/fields/index.js';

/** A line of an order as it was bought. The same for its buyer and for the coach. */
export class OrderedLineResponse {
  @Id() productId: string;
  @Choice(PRODUCT_TYPES, 'ProductType') type: ProductType;
  @Text({ example: 'The First Conversation', description: 'Title at the time of purchase' }) title: string;
  @Text({ example: '97.00', description: 'Price before the discount' }) price: string;
  @Text({ example: '9.70', description: 'Coupon discount' }) discount: string;
}

/** A second seat that came with an order, in its current state. The same for the buyer and for the coach. */
export class OrderedSeatResponse {
  @Id('ID of the product it came with') productId: string;
  @Text({ example: 'Between Us' }) title: string;

  @Text({
    nullable: true,
    example: 'Lena',
    description: 'First name of the holder; null: no one chosen yet',
  })
  name: string | null;

  @Id({ nullable: true, description: 'Account of the holder; null: no one with an account' })
  personId: string | null;
}
