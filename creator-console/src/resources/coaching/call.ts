import type { components } from '@sanctum/openapi';
import { locale } from '../../shared/words/language';

export type Call = components['schemas']['BookingResponse'];
export type Outcome = components['schemas']['SettleBookingRequest']['outcome'];
export type Offering = components['schemas']['OfferingResponse'];
export type WeeklyHours = Offering['weeklyHours'][number];

export type NumberField =
  | 'minutes'
  | 'bufferBefore'
  | 'bufferAfter'
  | 'increment'
  | 'noticeMinutes'
  | 'horizonDays'
  | 'cancelMinutes';

/** As the data provider knows them. */
export const OFFERINGS = 'coaching/offerings';
export const CALLS = 'coaching/bookings';

/** A moment by the clock the hours go by: `Tue, Mar 2, 2027, 9:00 AM EST`. */
export const momentIn = (moment: string, timeZone: string): string =>
  new Intl.DateTimeFormat(locale, {
    ...{ weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' },
    ...{ hour: 'numeric', minute: '2-digit', timeZone, timeZoneName: 'short' },
  }).format(new Date(moment));
