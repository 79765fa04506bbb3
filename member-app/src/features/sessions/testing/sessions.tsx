import { answers, blank } from '@sanctum/openapi/testing';
import { aMember, growsTo, renderScreen } from '../../../../testing';
import { i18n } from '../../../shared/words/i18n';
import type { Booking, Offering } from '../api';
import { SessionList } from '../session-list';

export const rosa = aMember();
export const offerings = '/api/me/coaching/offerings';
export const times = '/api/me/coaching/offerings/{id}/slots';
export const bookings = '/api/me/coaching/bookings';
export const waited = '/api/me/coaching/waiting-lists';
export const say = i18n.t.bind(i18n);

export const slots = ['2098-03-02T14:00:00.000Z', '2098-03-02T15:00:00.000Z'].map((startsAt) => ({
  startsAt,
  endsAt: startsAt,
}));
export const anOffering = (changes: Partial<Offering> = {}): Offering => ({
  ...blank('MemberOfferingResponse'),
  id: 'hour',
  title: 'One hour',
  durationSeconds: 3600,
  needsCredit: true,
  creditsLeft: 2,
  creditsExpireAt: null,
  packages: [],
  ...changes,
});
export const aBooking = (changes: Partial<Booking> = {}): Booking => ({
  ...blank('MemberBookingResponse'),
  id: 'booking',
  offeringId: 'hour',
  title: 'One hour',
  state: 'confirmed',
  ...slots[0]!,
  joinFrom: '2098-03-02T13:50:00.000Z',
  isOnline: true,
  meetingUrl: null,
  note: null,
  changeUntil: '2098-03-01T14:00:00.000Z',
  usesCredit: true,
  creditExpiresAt: null,
  sharedNotes: null,
  cancelReason: null,
  recordingUrl: null,
  companion: null,
  answers: [],
  files: [],
  ...changes,
});
export const page = (...items: Booking[]) => ({ items, next: null });

/** Makes the member one of the lowest level, on no waiting list. */
export function waitsForNothing() {
  growsTo();
  answers.list('get', waited, []);
}

/** Opens the list, which requests upcoming sessions before past ones. */
export function open(upcoming: Booking[], past: Booking[] = [], as = rosa) {
  answers.answer('get', bookings, ({ query }) =>
    query['period'] === 'upcoming' ? page(...upcoming) : page(...past),
  );
  return renderScreen(<SessionList bookPath="/new" joinLabel="Join" />, { as });
}
