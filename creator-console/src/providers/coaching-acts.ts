import { body, type Schemas, itemsOf } from '@sanctum/openapi';
import { api, at, on, readIn } from './client';

/** Actions on calendars, offerings, dates, sessions and bookings. */
export const coachingActs = {
  renewCalendarFeed: () => body(api.POST('/api/me/calendar-feed/renew')),

  endCalendarFeed: () => api.DELETE('/api/me/calendar-feed'),

  addBusyCalendar: (calendar: Schemas['AddBusyCalendarRequest']) =>
    body(api.POST('/api/creator/coaching/busy-calendars', { body: calendar })),

  putBusyCalendar: (
    { id, version }: Schemas['BusyCalendarResponse'],
    calendar: Schemas['PutBusyCalendarRequest'],
  ) =>
    body(
      api.PUT('/api/creator/coaching/busy-calendars/{id}', { ...readIn({ id }, version), body: calendar }),
    ),

  readBusyCalendar: (id: string) =>
    body(api.POST('/api/creator/coaching/busy-calendars/{id}/refresh', at(id))),

  removeBusyCalendar: (id: string) => api.DELETE('/api/creator/coaching/busy-calendars/{id}', at(id)),

  createOffering: (offering: Schemas['CreateOfferingRequest']) =>
    body(api.POST('/api/creator/coaching/offerings', { body: offering })),

  archiveOffering: (id: string) => api.POST('/api/creator/coaching/offerings/{id}/archive', at(id)),

  addDate: (offeringId: string, date: Schemas['AddDateRequest']) =>
    body(api.POST('/api/creator/coaching/offerings/{id}/dates', { ...at(offeringId), body: date })),

  /** Moves a date to any time that does not overlap another session. */
  moveDate: (id: string, startsAt: string) =>
    body(api.POST('/api/creator/coaching/dates/{id}/move', { ...at(id), body: { startsAt } })),

  resizeDate: ({ id, version }: Schemas['CoachDateResponse'], places: number) =>
    body(api.PUT('/api/creator/coaching/dates/{id}', { ...readIn({ id }, version), body: { places } })),

  callOffDate: (id: string, reason: string) =>
    api.POST('/api/creator/coaching/dates/{id}/cancel', { ...at(id), body: { reason } }),

  /** Blocks whole days for all offerings with hours. Days such as 2027-07-01; both ends included. */
  takeTimeOff: (days: Schemas['TimeOff']) =>
    api.POST('/api/creator/coaching/calendar/add-time-off', { body: days }),

  endTimeOff: ({ from, to }: Schemas['TimeOff']) =>
    api.POST('/api/creator/coaching/calendar/remove-time-off', { body: { from, to } }),

  giveSessions: (id: string, sessions: Schemas['GiveSessionsRequest']) =>
    itemsOf(api.POST('/api/students/{id}/sessions/give', { ...at(id), body: sessions })),

  takeSessionsBack: (id: string, creditId: string, reason: string) =>
    itemsOf(
      api.POST('/api/students/{id}/sessions/{creditId}/revoke', {
        ...on({ id, creditId }),
        body: { reason },
      }),
    ),

  setPackage: (id: string, brings: Schemas['PutPackageRequest']) =>
    body(api.PUT('/api/creator/products/{id}/sessions', { ...at(id), body: brings })),

  removePackage: (id: string) => api.DELETE('/api/creator/products/{id}/sessions', at(id)),

  bookForStudent: (booking: Schemas['BookOnBehalfRequest']) =>
    body(api.POST('/api/creator/coaching/bookings', { body: booking })),

  givePlace: (dateId: string, place: Schemas['GivePlaceRequest']) =>
    body(api.POST('/api/creator/coaching/dates/{id}/bookings', { ...at(dateId), body: place })),

  /** Moves a booking. `isAtAnyTime` also allows times outside the hours, the notice and the horizon. */
  moveBooking: (id: string, startsAt: string, isAtAnyTime: boolean) =>
    body(
      api.POST('/api/creator/coaching/bookings/{id}/move', { ...at(id), body: { startsAt, isAtAnyTime } }),
    ),

  remindOfBooking: (id: string) =>
    itemsOf(api.POST('/api/creator/coaching/bookings/{id}/reminders/send', at(id))),

  settleBooking: (id: string, outcome: Schemas['SettleBookingRequest']['outcome']) =>
    body(api.POST('/api/creator/coaching/bookings/{id}/record-outcome', { ...at(id), body: { outcome } })),

  cancelBooking: (id: string, reason: string) =>
    body(api.POST('/api/creator/coaching/bookings/{id}/cancel', { ...at(id), body: { reason } })),
};
