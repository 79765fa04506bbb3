import { ApiProperty } from '@nestjs/swagger';
import { PRODUCT_TYPES, type ProductType } from '../../kernel/product-types.js';
import { GIFT_STATES, type GiftState } from '../gifts/index.js';
import { ORDER_STATUSES, type OrderStatus } from '../payments/index.js';

export class PurchasedGiftResponse {
  @ApiProperty({ enum: GIFT_STATES, enumName: 'GiftState' })
  state: GiftState;

  @ApiProperty({ type: String, nullable: true, example: 'Ida' })
  recipientName: string | null;

  @ApiProperty({ description: 'Whether it went into the account of the student’s ward, without a link' })
  isForWard: boolean;

  @ApiProperty({ type: String, format: 'uuid', nullable: true, description: 'Student who has it now' })
  redeemedById: string | null;
}

/** A product that a student has paid for and received. */
export class StudentPurchaseResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ format: 'uuid' })
  productId: string;

  @ApiProperty({ example: 'The Rooted Mother', description: 'Title at the time of purchase' })
  productTitle: string;

  @ApiProperty({ enum: PRODUCT_TYPES, enumName: 'ProductType' })
  productType: ProductType;

  @ApiProperty({ example: '97.00' })
  amount: string;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiProperty({ type: String, nullable: true, example: 'pi_3QabcDEfghIJ' })
  stripePaymentId: string | null;

  @ApiProperty({
    type: PurchasedGiftResponse,
    nullable: true,
    description: 'Recipient; null: the student',
  })
  gift: PurchasedGiftResponse | null;

  @ApiProperty({ format: 'uuid' })
  orderId: string;

  @ApiProperty({ example: 'S-10007' })
  orderNumber: string;
}

class PaidProductResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ example: 'The Rooted Mother' })
  title: string;
}

/** A payment received from a student, for one product or several. */
export class StudentPaymentResponse {
  @ApiProperty({ format: 'uuid' })
  orderId: string;

  @ApiProperty({ example: 'S-10007' })
  orderNumber: string;

  @ApiProperty({ format: 'date-time' })
  paidAt: string;

  @ApiProperty({ type: [PaidProductResponse] })
  products: PaidProductResponse[];

  @ApiProperty({ example: '124.00', description: 'Total price of the products' })
  amount: string;

  @ApiProperty({ type: String, nullable: true, example: 'pi_3QabcDEfghIJ' })
  stripePaymentId: string | null;

  @ApiProperty({ enum: ORDER_STATUSES, enumName: 'OrderStatus', description: 'Number of the paid order' })
  status: OrderStatus;
}
