import type { Schemas } from '@sanctum/openapi';

export type Call = Schemas['BookingResponse'];
export type Outcome = Schemas['SettleBookingRequest']['outcome'];
export type Offering = Schemas['OfferingResponse'];
export type WeeklyHours = Offering['weeklyHours'][number];

export type NumberField =
  | 'durationSeconds'
  | 'bufferBeforeSeconds'
  | 'bufferAfterSeconds'
  | 'incrementSeconds'
  | 'noticeSeconds'
  | 'horizonDays'
  | 'cancelNoticeSeconds';

/** Resource names for the data provider. */
export const OFFERINGS = 'coaching/offerings';
export const CALLS = 'coaching/bookings';
