import { Body, Get, Put } from '@nestjs/common';
import { notFound } from '../../kernel/errors.js';
import { toDecimal } from '../../kernel/money.js';
import { Answers, Summary } from '../../platform/http/answers.js';
import { IdParam } from '../../platform/http/id-param.js';
import type { SignedIn } from '../../platform/security/actor.js';
import { CoachController } from '../../platform/security/controllers.js';
import { Me } from '../../platform/security/current-actor.js';
import { type Offer, ProductOffersService, ProductsQueries } from '../catalog/index.js';
import { CreatorOfferResponse, OffersRequest } from './product-offers.dto.js';

@CoachController('creator/products/:id/offers', { tag: 'Studio', area: 'products' })
export class ProductOffersController {
  constructor(
    private readonly products: ProductsQueries,
    private readonly offers: ProductOffersService,
  ) {}

  @Get()
  @Summary('List the offers of a product beside its own price, archived ones last')
  @Answers([CreatorOfferResponse], 'not_found')
  async list(@IdParam() id: string) {
    const offers = await this.products.offersOf(id);
    if (!offers) throw notFound('Product');
    return offers.map(asResponse);
  }

  @Put()
  @Summary(
    'Set the offers of a product: other ways to buy it, each with one payment',
    'The product’s own price stays, with access forever. Earlier purchases don’t change. A published product that is sold only by subscription keeps at least one recurring offer.',
  )
  @Answers([CreatorOfferResponse], 'not_found', 'not_possible', 'not_ready')
  async replace(@IdParam() id: string, @Me() { accountId }: SignedIn, @Body() { offers }: OffersRequest) {
    await this.offers.replace(
      accountId,
      id,
      offers.map(({ accessUntil, ...offer }) => ({
        ...offer,
        accessUntil: accessUntil === null ? null : new Date(accessUntil),
      })),
    );
    return this.list(id);
  }
}

const asResponse = ({ priceCents, ...offer }: Offer): CreatorOfferResponse => ({
  ...offer,
  price: toDecimal(priceCents),
});
