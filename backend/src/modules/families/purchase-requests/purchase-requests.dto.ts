import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsUUID } from 'class-validator';
import { PRODUCT_TYPES, type ProductType } from '../../../kernel/product-types.js';
import { Choice, Flag, Id, ListOf, Moment, Nested, Text } from '../../../platform/http/fields/index.js';
import { OfferResponse } from '../../catalog/index.js';
import {
  ANSWER_LIMIT,
  PURCHASE_REQUEST_STATES,
  type PurchaseRequestState,
} from './purchase-request.entity.js';

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

export class ApprovePurchaseRequest {
  @Id({ optional: true, nullable: true, description: 'Chosen offer of the product; null: its own price' })
  offerId?: string | null;
}

export class DeclinePurchaseRequest {
  @Text({ optional: true, nullable: true, max: ANSWER_LIMIT, example: 'Let us wait for your birthday.' })
  answer?: string | null;
}

export class RequestedProductResponse {
  @Id() id: string;
  @Choice(PRODUCT_TYPES, 'ProductType') type: ProductType;
  @Text({ example: 'First Moon', description: 'Title when it was requested' }) title: string;

  @Text({ nullable: true, example: '27.00', description: 'null: no longer sold' }) price: string | null;
}

/** A purchase request as the ward who made it sees it. */
export class PurchaseRequestResponse {
  @Id() id: string;
  @Nested(RequestedProductResponse) product: RequestedProductResponse;

  @Choice(
    PURCHASE_REQUEST_STATES,
    'PurchaseRequestState',
    'approved: a guardian added it to the cart; expired: not answered in time',
  )
  state: PurchaseRequestState;

  @Text({ nullable: true, example: 'Let us wait for your birthday.' }) answer: string | null;
  @Flag('Whether the daughter has it by now') isOwned: boolean;
  @Moment() askedAt: Date;
  @Moment('Deadline to respond') expiresAt: Date;
}

class AskingWardResponse {
  @Id() id: string;
  @Text({ example: 'Lena Lind' }) name: string;
}

/** A purchase request that is pending a guardian's answer. */
export class WardRequestResponse extends PurchaseRequestResponse {
  @Nested(AskingWardResponse) ward: AskingWardResponse;
  @ListOf(OfferResponse, 'Other ways to buy the product, beside its price') offers: OfferResponse[];
}
