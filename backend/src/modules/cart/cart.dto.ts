import { ApiProperty } from '@nestjs/swagger';
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

export class AddToCartRequest {
  @Id() productId: string;

  @ApiProperty({ enum: [1], description: 'Always 1: a digital product is bought once' })
  @Equals(1)
  quantity: 1;
}

export class GiveInCartRequest {
  @PersonName({ max: RECIPIENT_NAME_LIMIT, example: 'Ida' }) recipientName: string;
  @Email({ description: 'Where the link to redeem it goes once it is paid' }) recipientEmail: string;

  @Text({ optional: true, nullable: true, max: MESSAGE_LIMIT, example: 'For the long evenings.' })
  @WithoutAddress()
  message?: string | null;
}

export class BuyForWardRequest {
  @Id('Whose guardian the shopper is') wardId: string;
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
  @Text({ example: 'For Moms' }) category: string;
  @Text({ example: '97.00', description: 'US dollars' }) price: string;
  @Choice(PRODUCT_TYPES, 'ProductType') type: ProductType;
  @Text({ nullable: true, example: '/api/media/public/0192f8a4' }) thumbnailUrl: string | null;
}

/** A session time that is held while the shopper pays for it. */
export class CartTimeResponse {
  @Id('Of the booking that the payment confirms') bookingId: string;
  @Id('Where another time can be chosen') offeringId: string;
  @Moment() startsAt: string;
  @Moment('Until when it is held; may be over') payUntil: string;
}

export class CartItemResponse {
  @Id() id: string;
  @Id() productId: string;
  @Choice([1]) quantity: 1;

  @Nested(CartGiftResponse, { nullable: true, description: 'For whom it is; null: it is no gift' })
  gift: CartGiftResponse | null;

  @Nested(CartWardResponse, {
    nullable: true,
    description:
      'The ward of the shopper’s into whose account it goes when it is paid; null: it is for nobody’s ward',
  })
  ward: CartWardResponse | null;

  @Nested(CartTimeResponse, { nullable: true, description: 'Null: none was chosen' })
  heldTime: CartTimeResponse | null;

  @Flag('The product is for two: whoever gets it has a second seat, which a daughter takes')
  forPairs: boolean;

  @Texts({
    example: ['Letters to My Daughter'],
    description:
      'Titles of what lies in the cart as well and comes with this bundle: it is not sold beside it',
  })
  replaces: string[];

  @Nested(CartProductResponse) product: CartProductResponse;
}

export class CartAddedResponse extends CartItemResponse {
  @Text({
    nullable: true,
    example: 'The Whole Path',
    description:
      'Title of a bundle in the cart that brings this product along, so that the cart does not list it; null: none',
  })
  includedIn: string | null;
}

export class CartCountResponse {
  @Whole({ min: 0, example: 2 }) count: number;
}
