import { CATEGORIES, type Category, OfferResponse } from '../catalog/index.js';
import { ApiProperty, PickType } from '@nestjs/swagger';
import { Equals } from 'class-validator';
import {
  Choice,
  Flag,
  Id,
  Moment,
  Nested,
  PersonName,
  Text,
  Texts,
  Whole,
  WithoutAddress,
} from '../../platform/http/fields/index.js';
import { Email } from '../accounts/index.js';
import { MESSAGE_LIMIT, RECIPIENT_NAME_LIMIT } from '../gifts/index.js';
import { PRODUCT_TYPES, type ProductType } from '../../kernel/product-types.js';

const chosenOffer = {
  optional: true,
  nullable: true,
  description:
    'Offer of the product; null: its own price. Replaces the choice of a product in the cart; without it, that stays',
};

export class AddToCartRequest {
  @Id() productId: string;

  @ApiProperty({ enum: [1], description: 'Always 1: a digital product is bought once' })
  @Equals(1)
  quantity: 1;

  @Id(chosenOffer) offerId?: string | null;
}

export class GiveInCartRequest {
  @PersonName({ max: RECIPIENT_NAME_LIMIT, example: 'Ida' }) recipientName: string;
  @Email({ description: 'Email address for the link to redeem it, sent once it’s paid' })
  recipientEmail: string;

  @Text({ optional: true, nullable: true, max: MESSAGE_LIMIT, example: 'For the long evenings.' })
  @WithoutAddress()
  message?: string | null;

  @Id(chosenOffer) offerId?: string | null;
}

export class BuyForWardRequest {
  @Id('ID of a ward of the caller') wardId: string;
  @Id(chosenOffer) offerId?: string | null;
}

export class CartWardResponse {
  @Id() id: string;
  @Text({ example: 'Lena Lind' }) name: string;
}

export class CartGiftResponse {
  @Text({ example: 'Ida' }) recipientName: string;
  @Text({ example: 'ida@example.org' }) recipientEmail: string;
  @Text({ nullable: true, example: 'For the long evenings.' }) message: string | null;
}

export class CartProductResponse {
  @Text({ example: 'The First Conversation' }) title: string;
  @Choice(CATEGORIES) category: Category;
  @Text({ example: '97.00', description: 'In the currency of the business' }) price: string;
  @Choice(PRODUCT_TYPES, 'ProductType') type: ProductType;
  @Text({ nullable: true, example: '/api/media/public/0192f8a4' }) thumbnailUrl: string | null;
}

/** An offer of the product that the shopper chose. */
export class CartOfferResponse extends PickType(OfferResponse, ['id', 'name', 'accessDays', 'accessUntil']) {}

/** A session time held while the shopper pays for it. */
export class CartTimeResponse {
  @Id('ID of the booking that the payment confirms') bookingId: string;
  @Id('ID of the offering, for choosing another time') offeringId: string;
  @Moment() startsAt: string;
  @Moment('Until when it’s held; may be in the past') payUntil: string;
}

export class CartItemResponse {
  @Id() id: string;
  @Id() productId: string;
  @Choice([1]) quantity: 1;

  @Nested(CartGiftResponse, { nullable: true, description: 'Recipient; null: not a gift' })
  gift: CartGiftResponse | null;

  @Nested(CartWardResponse, {
    nullable: true,
    description: 'Ward of the shopper who gets it; null: no ward',
  })
  ward: CartWardResponse | null;

  @Nested(CartTimeResponse, { nullable: true, description: 'null: none chosen' })
  heldTime: CartTimeResponse | null;

  @Flag('Whether the product is for two and includes a second seat for a daughter')
  isForPairs: boolean;

  @Nested(CartOfferResponse, {
    nullable: true,
    description: 'Chosen offer; null: the product’s own price, with access forever',
  })
  offer: CartOfferResponse | null;

  @Texts({
    example: ['Letters to My Daughter'],
    description: 'Titles in the cart that this bundle includes; they aren’t charged separately',
  })
  replaces: string[];

  @Nested(CartProductResponse) product: CartProductResponse;
}

export class CartAddedResponse extends CartItemResponse {
  @Text({
    nullable: true,
    example: 'The Whole Path',
    description:
      'Title of a bundle in the cart that includes this product, so the cart doesn’t list it; null: none',
  })
  includedIn: string | null;
}

export class CartCountResponse {
  @Whole({ min: 0, example: 2 }) count: number;
}
