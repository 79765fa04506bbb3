import { body, type components } from '@sanctum/openapi';
import { api } from '../../../../providers/client';

type Schemas = components['schemas'];

export type Student = Schemas['StudentRecordResponse'];
export type StudentChanges = Schemas['EditMemberRequest'];
export type Purchase = Schemas['StudentPurchaseResponse'];
export type Payment = Schemas['StudentPaymentResponse'];
export type Booking = Schemas['StudentBookingResponse'];

const of = (id: string) => ({ params: { path: { id } } });

export const readStudent = (id: string): Promise<Student> => body(api.GET('/api/students/{id}', of(id)));
export const readPurchases = (id: string): Promise<Purchase[]> =>
  body(api.GET('/api/students/{id}/purchases', of(id)));
export const readPayments = (id: string): Promise<Payment[]> =>
  body(api.GET('/api/students/{id}/payments', of(id)));
export const readBookings = (id: string): Promise<Booking[]> =>
  body(api.GET('/api/students/{id}/bookings', of(id)));
