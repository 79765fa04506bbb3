import type { Student, StudentChanges } from '../parts/student.api';

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

/** If an email change is not confirmed yet, the form shows the new address. */
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

/** Returns only the fields that differ from the form's initial values. */
export const changesOf = (began: RecordForm, typed: Partial<RecordForm>): StudentChanges =>
  Object.fromEntries(
    FIELDS.filter((field) => (typed[field] || null) !== began[field]).map((field) => [
      field,
      typed[field] ?? null,
    ]),
  );

/** Returns the fields changed elsewhere since the form was opened. */
export const differing = (began: RecordForm, now: RecordForm): Field[] =>
  FIELDS.filter((field) => began[field] !== now[field]);
