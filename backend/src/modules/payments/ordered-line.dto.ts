import { ApiProperty } from '@nestjs/swagger';
import { PRODUCT_TYPES, type ProductType } from '../../kernel/product-types.js';

/** A line of an order as it was bought, the same for its buyer and for the coach. */
export class OrderedLineResponse {
  @ApiProperty({ format: 'uuid' })
  productId: string;

  @ApiProperty({ enum: PRODUCT_TYPES, enumName: 'ProductType' })
  type: ProductType;

  @ApiProperty({ example: 'The First Conversation', description: 'Title at the time of purchase' })
  title: string;

  @ApiProperty({ example: '97.00', description: 'Total before the discount' })
  price: string;

  @ApiProperty({ example: '9.70', description: 'Coupon discount' })
  discount: string;
}
