import { CartOfferResponse } from '../cart/index.js';
import { PRODUCT_TYPES, type ProductType } from '../../kernel/product-types.js';
import { PickType } from '@nestjs/swagger';
import { Choice, Id, Nested, Text } from '../../platform/http/fields/index.js';

/** The offer that a line bought, as it was at the time. */
export class OrderedOfferResponse extends PickType(CartOfferResponse, [
  'name',
  'accessDays',
  'accessUntil',
]) {}

/** A line of an order as it was bought. The same for its buyer and for the coach. */
export class OrderedLineResponse {
  @Id() productId: string;
  @Choice(PRODUCT_TYPES, 'ProductType') type: ProductType;
  @Text({ example: 'The First Conversation', description: 'Title at the time of purchase' }) title: string;
  @Text({ example: '97.00', description: 'Price before the discount' }) price: string;
  @Text({ example: '9.70', description: 'Coupon discount' }) discount: string;

  @Nested(OrderedOfferResponse, {
    nullable: true,
    description: 'Offer; null: the product’s own price, with access forever',
  })
  offer: OrderedOfferResponse | null;
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
