import type { Schemas } from '@sanctum/openapi';
import { answers, blank } from '@sanctum/openapi/testing';
import { anAccount } from './people';

type Offering = Schemas['OfferingResponse'];

export const anOffering = (facts: Partial<Offering> = {}): Offering => ({
  ...blank('OfferingResponse'),
  id: 'call',
  title: 'Free discovery call',
  durationSeconds: 1800,
  timeZone: 'Europe/London',
  version: 3,
  isBookable: false,
  meetingUrl: null,
  weeklyHours: [],
  dateHours: [],
  timeOff: [],
  noticeSeconds: 86_400,
  cancelNoticeSeconds: 7200,
  bufferBeforeSeconds: 0,
  bufferAfterSeconds: 600,
  incrementSeconds: 1800,
  horizonDays: 60,
  isOpenToVisitors: true,
  needsCredit: false,
  description: '',
  packages: [],
  questions: [],
  ...facts,
});

/** Answers for a coach without sessions, other calendars and files; the test adds the offerings. */
export function answerCoaching(): void {
  answers.answer('get', '/api/auth/session', { account: anAccount() });
  answers.answer('get', '/api/creator/coaching/bookings', []);
  answers.answer('get', '/api/me/calendar-feed', { since: null });
  answers.list('get', '/api/creator/coaching/busy-calendars', []);
  answers.answer('get', '/api/creator/media', []);
}
