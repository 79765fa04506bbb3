import { ApiProperty } from '@nestjs/swagger';
import { Equals, IsUUID } from 'class-validator';
import { PRODUCT_TYPES, type ProductType } from '../../kernel/product-types.js';

export class AddToCartRequest {
  @ApiProperty({ format: 'uuid' })
  @IsUUID()
  productId: string;

  @ApiProperty({ enum: [1], description: 'Always 1: a digital product is bought once' })
  @Equals(1)
  quantity: 1;
}

export class CartProductResponse {
  @ApiProperty({ example: 'The First Conversation' })
  title: string;

  @ApiProperty({ example: 'For Moms' })
  category: string;

  @ApiProperty({ example: '97.00', description: 'US dollars' })
  price: string;

  @ApiProperty({ enum: PRODUCT_TYPES, enumName: 'ProductType' })
  type: ProductType;

  @ApiProperty({ type: String, nullable: true, example: '/api/media/public/0192f8a4' })
  thumbnailUrl: string | null;
}

export class CartItemResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ format: 'uuid' })
  productId: string;

  @ApiProperty({ enum: [1] })
  quantity: 1;

  @ApiProperty({ type: CartProductResponse })
  product: CartProductResponse;
}

export class CartCountResponse {
  @ApiProperty({ type: 'integer', minimum: 0, example: 2 })
  count: number;
}
