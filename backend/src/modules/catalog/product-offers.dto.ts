import { Id, Moment, Text, Whole } from '../../platform/http/fields/index.js';
import { OFFER_NAME_LIMIT } from './product.entity.js';

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

/** A way to buy a product with one payment, beside its own price. */
export class OfferResponse {
  @Id() id: string;
  @Text({ example: offerName.example }) name: string;
  @Text({ example: '59.00', description: 'In the currency of the business' }) price: string;
  @Whole({ nullable: true, example: accessDays.example, description: accessDays.description })
  accessDays: number | null;

  @Moment({ nullable: true, description: accessUntil }) accessUntil: Date | null;
}
