import { couponActs } from './coupon-acts';
import { groupActs } from './group-acts';
import { mailActs } from './mail-acts';
import { orderActs } from './order-acts';
import { productActs } from './product-acts';
import { studentActs } from './student-acts';

/** What the coach can do besides reading and saving records: methods of the data provider. */
export const acts = {
  ...couponActs,
  ...groupActs,
  ...mailActs,
  ...orderActs,
  ...productActs,
  ...studentActs,
} as const;
export type Acts = typeof acts;
