import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsUUID } from 'class-validator';
import { PRODUCT_TYPES, type ProductType } from '../../../kernel/product-types.js';
import { Text } from '../../../platform/http/text.js';
import { ANSWER_LIMIT } from './purchase-request.entity.js';
import { PURCHASE_REQUEST_STATES, type PurchaseRequestState } from './purchase-request-states.js';

/** Max products in one request. */
const MAX_PRODUCTS = 20;

export class AskToBuyRequest {
  @ApiProperty({
    type: [String],
    format: 'uuid',
    minItems: 1,
    maxItems: MAX_PRODUCTS,
    uniqueItems: true,
    description: 'Published, and each with a price',
  })
  @ArrayMinSize(1)
  @ArrayMaxSize(MAX_PRODUCTS)
  @ArrayUnique()
  @IsUUID(undefined, { each: true })
  productIds: string[];
}

export class DeclinePurchaseRequest {
  @Text({ optional: true, nullable: true, max: ANSWER_LIMIT, example: 'Let us wait for your birthday.' })
  answer?: string | null;
}

export class RequestedProductResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ enum: PRODUCT_TYPES, enumName: 'ProductType' })
  type: ProductType;

  @ApiProperty({ example: 'First Moon', description: 'When it was requested' })
  title: string;

  @ApiProperty({
    type: String,
    nullable: true,
    example: '27.00',
    description: 'null: no longer sold',
  })
  price: string | null;
}

/** A purchase request as the ward who made it sees it. */
export class PurchaseRequestResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ type: RequestedProductResponse })
  product: RequestedProductResponse;

  @ApiProperty({
    enum: PURCHASE_REQUEST_STATES,
    enumName: 'PurchaseRequestState',
    description: 'approved: a guardian added it to the cart; expired: not answered in time',
  })
  state: PurchaseRequestState;

  @ApiProperty({ type: String, nullable: true, example: 'Let us wait for your birthday.' })
  answer: string | null;

  @ApiProperty({ description: 'Whether the daughter has it by now' })
  isOwned: boolean;

  @ApiProperty({ format: 'date-time' })
  askedAt: string;

  @ApiProperty({ format: 'date-time', description: 'Deadline to respond' })
  expiresAt: string;
}

class AskingWardResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ example: 'Lena Lind' })
  name: string;
}

/** A purchase request that waits for a guardian's answer. */
export class WardRequestResponse extends PurchaseRequestResponse {
  @ApiProperty({ type: AskingWardResponse })
  ward: AskingWardResponse;
}
