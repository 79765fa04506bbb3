import { PickType } from '@nestjs/swagger';
import { type StoredTerm, termOf } from '../../kernel/access-term.js';
import type { Language, OtherLanguage } from '../../kernel/languages.js';
import { toDecimal } from '../../kernel/money.js';
import { inLanguage } from '../../kernel/translations.js';
import { Choice, Flag, Id, Moment, Nested, Text, Texts, Whole } from '../../platform/http/fields/index.js';
import {
  MOST_INSTALMENTS,
  OFFER_INTERVALS,
  OFFER_NAME_LIMIT,
  OFFER_TEXTS,
  type OfferInterval,
} from './product.entity.js';

const LONGEST_ACCESS_DAYS = 3650;

export const offerName = { max: OFFER_NAME_LIMIT, example: '90 days' };
export const accessDays = {
  min: 1,
  max: LONGEST_ACCESS_DAYS,
  nullable: true,
  example: 90,
  description: 'Days of access from the purchase; null: not counted in days',
};
export const accessUntil = 'When access ends; null without `accessDays` means never';

export const interval = {
  nullable: true,
  description: 'Interval between payments; null: one payment. Access then lasts as long as it is paid',
};
export const instalments = {
  min: 2,
  max: MOST_INSTALMENTS,
  nullable: true,
  example: 3,
  description: 'Number of monthly payments, after which access stays forever; null: paid until it’s canceled',
};

export const trialDays = {
  min: 1,
  max: 90,
  nullable: true,
  example: 7,
  description: 'Free days before the first payment of a member’s first subscription; null: none',
};

class OfferTranslation implements Record<(typeof OFFER_TEXTS)[number], unknown> {
  @Text({ ...offerName, min: 0, optional: true, example: '90 días' }) name: string | undefined;
}

/** Translations of an offer by language. */
export class OfferTranslationsDto implements Record<OtherLanguage, unknown> {
  @Nested(OfferTranslation, { description: 'Spanish', optional: true }) es: OfferTranslation | undefined;
}

/** A way to buy a product with one payment, beside its own price. */
export class OfferFacts {
  @Id() id: string;
  @Text({ example: offerName.example }) name: string;
  @Text({ example: '59.00', description: 'In the currency of the business' }) price: string;
  @Whole({ nullable: true, example: accessDays.example, description: accessDays.description })
  accessDays: number | null;

  @Moment({ nullable: true, description: accessUntil }) accessUntil: Date | null;
}

/** An offer as a buyer sees it. */
export class OfferResponse extends OfferFacts {
  @Texts('Texts not available in the language of the request: they’re in English')
  untranslated: (typeof OFFER_TEXTS)[number][];
}

/** An offer whose price is paid every month or year, as a buyer sees it. */
export class RecurringOfferResponse extends PickType(OfferResponse, ['id', 'name', 'untranslated']) {
  @Text({ example: '29.00', description: 'For each payment, in the currency of the business' }) price: string;
  @Choice(OFFER_INTERVALS, 'OfferInterval') interval: OfferInterval;
  @Whole({ nullable: true, example: 3, description: instalments.description }) instalments: number | null;
  @Whole({ nullable: true, example: 7, description: 'Free days before the first payment; null: none' })
  trialDays: number | null;
}

/** An element of `recurringOffersOf`. */
export type RecurringOfferRow = Pick<
  RecurringOfferResponse,
  'id' | 'name' | 'interval' | 'instalments' | 'trialDays'
> & {
  priceCents: number;
  translation: object | null;
};

export const recurringOfferIn = (
  language: Language,
  { priceCents, ...offer }: RecurringOfferRow,
): RecurringOfferResponse => ({
  ...inLanguage(language, offer, OFFER_TEXTS),
  price: toDecimal(priceCents),
});

/** Lowest payment of a product that is sold only by subscription. */
export class RecurringPriceResponse extends PickType(RecurringOfferResponse, ['price', 'interval']) {
  @Flag('Whether it’s the lowest of several offers') isLowest: boolean;
}

/** Result of `recurringPriceOf`. */
export type RecurringPriceRow = Omit<RecurringPriceResponse, 'price'> & { priceCents: number };

export const recurringPriceIn = ({ priceCents, ...rest }: RecurringPriceRow): RecurringPriceResponse => ({
  ...rest,
  price: toDecimal(priceCents),
});

/** An element of `offersOf`. */
export type OfferRow = Pick<OfferFacts, 'id' | 'name'> &
  StoredTerm & { priceCents: number; translation: object | null };

/** An offer in the reader's language. */
export const offerIn = (language: Language, { priceCents, ...offer }: OfferRow): OfferResponse => ({
  ...inLanguage(language, offer, OFFER_TEXTS),
  price: toDecimal(priceCents),
  accessUntil: termOf(offer).until,
});
