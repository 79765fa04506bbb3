import { Body, Controller, Delete, Get, Post, Put, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Language } from '../../kernel/languages.js';
import { ReaderLanguage } from '../../platform/http/accept-language.js';
import { Answers, AnswersArray, AnswersNothing, Creates, Summary } from '../../platform/http/answers.js';
import type { FastifyReply } from 'fastify';
import { termOf } from '../../kernel/access-term.js';
import { toDecimal } from '../../kernel/money.js';
import { IdParam } from '../../platform/http/id-param.js';
import { Allow, AllowVisitorAnd, Public } from '../../platform/security/access.js';
import { ForPrograms } from '../../platform/security/scopes.js';
import { RateLimit } from '../../platform/security/rate-limit.js';
import type { SignedIn } from '../../platform/security/actor.js';
import { Me } from '../../platform/security/current-actor.js';
import {
  AddToCartRequest,
  BuyForWardRequest,
  CartAddedResponse,
  CartCountResponse,
  CartItemResponse,
  GiveInCartRequest,
} from './cart.dto.js';
import type { CartLine } from './cart.queries.js';
import { CartService } from './cart.service.js';
import type { Shopper } from './shopper.js';
import { CurrentShopper, rememberVisitor } from './current-shopper.decorator.js';

/** Changes need a visitor or member, because the coach does not buy (product rule 3.3). */
@ApiTags('Cart')
@ForPrograms('shop')
@Controller('cart')
export class CartController {
  constructor(private readonly cart: CartService) {}

  @Get()
  @Public()
  @Summary('Get the cart of the visitor or member')
  @AnswersArray(CartItemResponse)
  async list(@CurrentShopper() shopper: Shopper, @ReaderLanguage() language: Language) {
    return (await this.cart.linesOf(shopper, language)).map(asItem);
  }

  @Get('count')
  @Public()
  @Summary('Count the products in the cart')
  @Answers(CartCountResponse)
  async count(@CurrentShopper() shopper: Shopper) {
    return { count: await this.cart.countOf(shopper) };
  }

  @Post()
  @AllowVisitorAnd('member')
  @RateLimit({ name: 'cart', limit: 120, perSeconds: 60 })
  @Summary(
    'Add a product to the cart; adding it twice has no effect',
    'With `offerId`, chooses one of the product’s `offers`, also for a product that’s in the cart.',
  )
  @Creates(CartAddedResponse, 'not_found', 'already_owned', 'free_product', 'subscription_only')
  async add(
    @CurrentShopper() shopper: Shopper,
    @Body() { productId, offerId }: AddToCartRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { line, visitor } = await this.cart.add(shopper, productId.toLowerCase(), chosenIn(offerId));
    if (visitor !== undefined) rememberVisitor(reply, visitor);
    return { ...asItem(line), includedIn: line.includedIn };
  }

  @Put(':productId/gift')
  @AllowVisitorAnd('member')
  @RateLimit({ name: 'cart', limit: 120, perSeconds: 60 })
  @Summary(
    'Make a product in the cart a gift, or change the recipient',
    'Also works for products the buyer owns. A product is in the cart once, either for the buyer or for someone else. Once it’s paid, the recipient gets a link to redeem it.',
  )
  @Answers(CartItemResponse, 'not_found', 'free_product', 'subscription_only')
  async give(
    @CurrentShopper() shopper: Shopper,
    @IdParam('productId') productId: string,
    @Body() { recipientName, recipientEmail, message, offerId }: GiveInCartRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const gift = { recipientName, recipientEmail, message: message ?? null };
    const { line, visitor } = await this.cart.give(shopper, productId, gift, chosenIn(offerId));
    if (visitor !== undefined) rememberVisitor(reply, visitor);
    return asItem(line);
  }

  @Put(':productId/ward')
  @Allow('member')
  @RateLimit({ name: 'cart', limit: 120, perSeconds: 60 })
  @Summary(
    'Buy a product in the cart for a ward',
    'Also works for products the buyer owns. Once it’s paid, it’s in the ward’s account, without a link. `DELETE /api/cart/{productId}/gift` keeps it for the buyer instead.',
  )
  @Answers(
    CartItemResponse,
    'not_found',
    'free_product',
    'subscription_only',
    'owned_by_ward',
    'not_possible',
  )
  async buyFor(
    @Me() me: SignedIn,
    @CurrentShopper() shopper: Shopper,
    @IdParam('productId') productId: string,
    @Body() { wardId, offerId }: BuyForWardRequest,
  ) {
    const to = { wardId: wardId.toLowerCase(), offerId: chosenIn(offerId) };
    return asItem((await this.cart.buyFor(me, shopper, productId, to)).line);
  }

  @Delete(':productId/gift')
  @AllowVisitorAnd('member')
  @Summary('Keep a gift, or a product for a ward, for yourself')
  @AnswersNothing('already_owned')
  keep(@CurrentShopper() shopper: Shopper, @IdParam('productId') productId: string) {
    return this.cart.keep(shopper, productId);
  }

  @Delete(':productId')
  @AllowVisitorAnd('member')
  @Summary('Remove a product from the cart, if it’s there')
  @AnswersNothing()
  remove(@CurrentShopper() shopper: Shopper, @IdParam('productId') productId: string) {
    return this.cart.remove(shopper, productId);
  }
}

/** Offer id as the database writes it; null: the product's own price, undefined: no choice. */
const chosenIn = (offerId: string | null | undefined) => offerId?.toLowerCase() ?? offerId;

function asItem({
  id,
  gift,
  ward,
  heldTime,
  isForPairs,
  offer,
  replaces,
  product,
}: CartLine): CartItemResponse {
  const { title, category, type, thumbnailUrl, priceCents } = product;
  return {
    id,
    productId: product.id,
    quantity: 1,
    gift,
    ward,
    heldTime: heldTime && {
      ...heldTime,
      startsAt: new Date(heldTime.startsAt).toISOString(),
      payUntil: new Date(heldTime.payUntil).toISOString(),
    },
    isForPairs,
    offer: offer && { ...offer, accessUntil: termOf(offer).until },
    replaces,
    product: { title, category, type, thumbnailUrl, price: toDecimal(priceCents) },
  };
}
