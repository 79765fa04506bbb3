import type { components } from '@sanctum/openapi';

export type Call = components['schemas']['BookingResponse'];
export type Outcome = components['schemas']['SettleBookingRequest']['outcome'];
export type Offering = components['schemas']['OfferingResponse'];
export type WeeklyHours = Offering['weeklyHours'][number];

export type NumberField =
  | 'durationSeconds'
  | 'bufferBeforeSeconds'
  | 'bufferAfterSeconds'
  | 'incrementSeconds'
  | 'noticeSeconds'
  | 'horizonDays'
  | 'cancelNoticeSeconds';

/** As the data provider knows them. */
export const OFFERINGS = 'coaching/offerings';
export const CALLS = 'coaching/bookings';
