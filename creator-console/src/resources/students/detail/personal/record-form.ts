import type { Student, StudentChanges } from '../parts/student.api';

/** The fields of the form, in their order. */
export const FIELDS = [
  'username',
  'email',
  'phone',
  'birthday',
  'address',
  'city',
  'state',
  'zipCode',
  'country',
] as const;
export type Field = (typeof FIELDS)[number];

export type RecordForm = Pick<Student, Field>;

/** An address that waits for its link is the one the form is about. */
export const formOf = ({ username, email, pendingEmail, ...rest }: Student): RecordForm => ({
  username,
  email: pendingEmail ?? email,
  phone: rest.phone,
  birthday: rest.birthday,
  address: rest.address,
  city: rest.city,
  state: rest.state,
  zipCode: rest.zipCode,
  country: rest.country,
});

/** Only what differs from what the form began with is sent. */
export const changesOf = (began: RecordForm, typed: Partial<RecordForm>): StudentChanges =>
  Object.fromEntries(
    FIELDS.filter((field) => (typed[field] || null) !== began[field]).map((field) => [
      field,
      typed[field] ?? null,
    ]),
  );

/** What somebody else has changed since the form was opened. */
export const differing = (began: RecordForm, now: RecordForm): Field[] =>
  FIELDS.filter((field) => began[field] !== now[field]);
