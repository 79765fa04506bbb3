import { Body, Controller, Delete, Get, Post, Put, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers, AnswersNothing, Creates, Summary } from '../../platform/http/answers.js';
import type { FastifyReply } from 'fastify';
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
import { type Added, CartService } from './cart.service.js';
import type { Shopper } from './shopper.js';
import { CurrentShopper, rememberVisitor } from './current-shopper.decorator.js';

/** The coach does not buy (product rule 3.3): writes are for visitors and members. */
@ApiTags('Cart')
@ForPrograms('shop')
@Controller('cart')
export class CartController {
  constructor(private readonly cart: CartService) {}

  @Get()
  @Public()
  @Summary('The cart of the visitor or member who asks')
  @Answers([CartItemResponse])
  async list(@CurrentShopper() shopper: Shopper): Promise<CartItemResponse[]> {
    return (await this.cart.linesOf(shopper)).map(asItem);
  }

  @Get('count')
  @Public()
  @Summary('How many products are in the cart')
  @Answers(CartCountResponse)
  async count(@CurrentShopper() shopper: Shopper): Promise<CartCountResponse> {
    return { count: await this.cart.countOf(shopper) };
  }

  @Post()
  @AllowVisitorAnd('member')
  @RateLimit({ name: 'cart', limit: 120, perSeconds: 60 })
  @Summary('Put a product into the cart; twice is the same as once')
  @Creates(CartAddedResponse, 'not_found', 'already_owned', 'free_product')
  async add(
    @CurrentShopper() shopper: Shopper,
    @Body() { productId }: AddToCartRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CartAddedResponse> {
    const { line, visitor } = await this.cart.add(shopper, productId.toLowerCase());
    if (visitor !== undefined) rememberVisitor(reply, visitor);
    return { ...asItem(line), includedIn: line.includedIn };
  }

  @Put(':productId/gift')
  @AllowVisitorAnd('member')
  @RateLimit({ name: 'cart', limit: 120, perSeconds: 60 })
  @Summary(
    'Have a product in the cart as a gift, or change for whom it is',
    'Also what the buyer owns. A product is in the cart once, for the buyer or for somebody else; once it is paid, a link to redeem it goes to the recipient.',
  )
  @Answers(CartItemResponse, 'not_found', 'free_product')
  async give(
    @CurrentShopper() shopper: Shopper,
    @IdParam('productId') productId: string,
    @Body() { recipientName, recipientEmail, message }: GiveInCartRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CartItemResponse> {
    const { line, visitor } = await this.cart.give(shopper, productId, {
      recipientName,
      recipientEmail,
      message: message ?? null,
    });
    if (visitor !== undefined) rememberVisitor(reply, visitor);
    return asItem(line);
  }

  @Put(':productId/ward')
  @Allow('member')
  @RateLimit({ name: 'cart', limit: 120, perSeconds: 60 })
  @Summary(
    'Have a product in the cart for a ward of one’s own',
    'Also what the buyer owns. Once it is paid it is in the ward’s account, without a link. `DELETE /api/cart/{productId}/gift` has it for oneself after all.',
  )
  @Answers(CartItemResponse, 'not_found', 'free_product', 'owned_by_ward', 'not_possible')
  async buyFor(
    @Me() me: SignedIn,
    @CurrentShopper() shopper: Shopper,
    @IdParam('productId') productId: string,
    @Body() { wardId }: BuyForWardRequest,
  ): Promise<CartItemResponse> {
    return asItem((await this.cart.buyFor(me, shopper, productId, wardId.toLowerCase())).line);
  }

  @Delete(':productId/gift')
  @AllowVisitorAnd('member')
  @Summary('Have a gift of the cart, or what is for a ward, for oneself after all')
  @AnswersNothing('already_owned')
  keep(@CurrentShopper() shopper: Shopper, @IdParam('productId') productId: string): Promise<void> {
    return this.cart.keep(shopper, productId);
  }

  @Delete(':productId')
  @AllowVisitorAnd('member')
  @Summary('Take a product out of the cart, if it is there')
  @AnswersNothing()
  remove(@CurrentShopper() shopper: Shopper, @IdParam('productId') productId: string): Promise<void> {
    return this.cart.remove(shopper, productId);
  }
}

function asItem({
  id,
  gift,
  ward,
  heldTime,
  forPairs,
  replaces,
  product,
}: Omit<Added['line'], 'includedIn'>): CartItemResponse {
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
    forPairs,
    replaces,
    product: { title, category, type, thumbnailUrl, price: toDecimal(priceCents) },
  };
}
