import {
  Choice,
  Flag,
  Id,
  ListOf,
  Nested,
  Text,
  Whole,
  ZonedMoment,
} from '../../platform/http/fields/index.js';
import { LEAST_PRICE, toDecimal } from '../../kernel/money.js';
import {
  accessDays,
  accessUntil,
  instalments,
  interval,
  OFFER_INTERVALS,
  OfferFacts,
  type OfferInterval,
  offerName,
  type OfferTranslations,
  OfferTranslationsDto,
  trialDays,
} from '../catalog/index.js';

const OFFERS_AT_MOST = 10;

export class OfferRequest {
  @Id({ optional: true, description: 'ID of an offer to keep, or to sell again; without it, a new one' })
  id?: string;

  @Text(offerName) name: string;

  @Nested(OfferTranslationsDto, {
    optional: true,
    description: 'Its name in other languages; missing: no change',
  })
  translations?: OfferTranslationsDto;

  @Text({
    max: 12,
    example: '59.00',
    description: `In the currency of the business, at least ${toDecimal(LEAST_PRICE)}`,
  })
  price: string;

  @Whole(accessDays) accessDays: number | null;
  @ZonedMoment({ nullable: true, description: accessUntil }) accessUntil: string | null;
  @Choice(OFFER_INTERVALS, 'OfferInterval', { ...interval, optional: true }) interval?: OfferInterval | null;
  @Whole({ ...instalments, optional: true }) instalments?: number | null;
  @Whole({ ...trialDays, optional: true }) trialDays?: number | null;
}

export class OffersRequest {
  @ListOf(OfferRequest, {
    max: OFFERS_AT_MOST,
    description: 'All offers on sale, in order; the others are archived',
  })
  offers: OfferRequest[];
}

export class CreatorOfferResponse extends OfferFacts {
  @Choice(OFFER_INTERVALS, 'OfferInterval', interval) interval: OfferInterval | null;
  @Whole({ nullable: true, example: instalments.example, description: instalments.description })
  instalments: number | null;

  @Whole({ nullable: true, example: trialDays.example, description: trialDays.description })
  trialDays: number | null;

  @Nested(OfferTranslationsDto, 'Its name in other languages') translations: OfferTranslations;

  @Flag('Whether it’s no longer sold; buyers keep their access') isArchived: boolean;
}
