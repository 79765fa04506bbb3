import { body, type components } from '@sanctum/openapi';
import { api } from './client';

type Schemas = components['schemas'];
type Booking = Schemas['BookingResponse'];
type Credit = Schemas['StudentCreditResponse'];

export const coachingActs = {
  renewCalendarFeed: (): Promise<Schemas['NewCalendarFeedResponse']> =>
    body(api.POST('/api/me/calendar-feed')),

  endCalendarFeed: async (): Promise<void> => {
    await api.DELETE('/api/me/calendar-feed');
  },

  addBusyCalendar: (calendar: Schemas['AddBusyCalendarRequest']): Promise<Schemas['BusyCalendarResponse']> =>
    body(api.POST('/api/creator/coaching/busy-calendars', { body: calendar })),

  putBusyCalendar: (
    id: string,
    calendar: Schemas['PutBusyCalendarRequest'],
  ): Promise<Schemas['BusyCalendarResponse']> =>
    body(api.PUT('/api/creator/coaching/busy-calendars/{id}', { params: { path: { id } }, body: calendar })),

  readBusyCalendar: (id: string): Promise<Schemas['BusyCalendarResponse']> =>
    body(api.POST('/api/creator/coaching/busy-calendars/{id}/reading', { params: { path: { id } } })),

  removeBusyCalendar: async (id: string): Promise<void> => {
    await api.DELETE('/api/creator/coaching/busy-calendars/{id}', { params: { path: { id } } });
  },

  createOffering: (offering: Schemas['CreateOfferingRequest']): Promise<Schemas['OfferingResponse']> =>
    body(api.POST('/api/creator/coaching/offerings', { body: offering })),

  archiveOffering: async (id: string): Promise<void> => {
    await api.DELETE('/api/creator/coaching/offerings/{id}', { params: { path: { id } } });
  },

  addDate: (offeringId: string, date: Schemas['AddDateRequest']): Promise<Schemas['CoachDateResponse']> =>
    body(
      api.POST('/api/creator/coaching/offerings/{id}/dates', {
        params: { path: { id: offeringId } },
        body: date,
      }),
    ),

  /** Moves a date to any time that does not overlap another session. */
  moveDate: (id: string, startsAt: string): Promise<Schemas['CoachDateResponse']> =>
    body(api.POST('/api/creator/coaching/dates/{id}/move', { params: { path: { id } }, body: { startsAt } })),

  resizeDate: (id: string, places: number): Promise<Schemas['CoachDateResponse']> =>
    body(api.PUT('/api/creator/coaching/dates/{id}', { params: { path: { id } }, body: { places } })),

  callOffDate: async (id: string, reason: string): Promise<void> => {
    await api.POST('/api/creator/coaching/dates/{id}/cancellation', {
      params: { path: { id } },
      body: { reason },
    });
  },

  /** Blocks whole days for all offerings with hours. Days look like 2027-07-01; both ends are included. */
  takeTimeOff: async (days: Schemas['TimeOff']): Promise<void> => {
    await api.POST('/api/creator/coaching/time-off', { body: days });
  },

  endTimeOff: async ({ from, to }: Schemas['TimeOff']): Promise<void> => {
    await api.DELETE('/api/creator/coaching/time-off', { params: { query: { from, to } } });
  },

  giveSessions: (id: string, sessions: Schemas['GiveSessionsRequest']): Promise<Credit[]> =>
    body(api.POST('/api/students/{id}/sessions', { params: { path: { id } }, body: sessions })),

  takeSessionsBack: (id: string, creditId: string, reason: string): Promise<Credit[]> =>
    body(
      api.POST('/api/students/{id}/sessions/{creditId}/end', {
        params: { path: { id, creditId } },
        body: { reason },
      }),
    ),

  setPackage: (id: string, brings: Schemas['PutPackageRequest']): Promise<Schemas['PackageResponse']> =>
    body(api.PUT('/api/creator/products/{id}/sessions', { params: { path: { id } }, body: brings })),

  removePackage: async (id: string): Promise<void> => {
    await api.DELETE('/api/creator/products/{id}/sessions', { params: { path: { id } } });
  },

  bookForStudent: (booking: Schemas['BookOnBehalfRequest']): Promise<Booking> =>
    body(api.POST('/api/creator/coaching/bookings', { body: booking })),

  givePlace: (dateId: string, place: Schemas['GivePlaceRequest']): Promise<Booking> =>
    body(
      api.POST('/api/creator/coaching/dates/{id}/bookings', {
        params: { path: { id: dateId } },
        body: place,
      }),
    ),

  /** Moves a booking. `anyTime` also allows times outside the hours, the notice and the horizon. */
  moveBooking: (id: string, startsAt: string, anyTime: boolean): Promise<Booking> =>
    body(
      api.POST('/api/creator/coaching/bookings/{id}/move', {
        params: { path: { id } },
        body: { startsAt, anyTime },
      }),
    ),

  remindOfBooking: (id: string): Promise<Schemas['ReminderResponse'][]> =>
    body(api.POST('/api/creator/coaching/bookings/{id}/reminders', { params: { path: { id } } })),

  settleBooking: (id: string, outcome: Schemas['SettleBookingRequest']['outcome']): Promise<Booking> =>
    body(
      api.POST('/api/creator/coaching/bookings/{id}/outcome', {
        params: { path: { id } },
        body: { outcome },
      }),
    ),

  cancelBooking: (id: string, reason: string): Promise<Booking> =>
    body(
      api.POST('/api/creator/coaching/bookings/{id}/cancellation', {
        params: { path: { id } },
        body: { reason },
      }),
    ),
} as const;
