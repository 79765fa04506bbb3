import { blank } from '@sanctum/openapi/testing';
import { changesOf, differing, formOf } from './record-form';

const student = {
  ...blank('StudentRecordResponse'),
  username: 'Rosa Lind',
  email: 'rosa@example.org',
  pendingEmail: null,
  isEmailAwaitingGuardian: false,
  phone: null,
  city: 'Hood River',
};
const began = formOf(student);

test('only changes are sent, and emptied fields are removed', () => {
  expect(changesOf(began, { ...began, phone: '+1 503', city: null })).toEqual({
    phone: '+1 503',
    city: null,
  });
  expect(changesOf(began, { ...began, phone: '' })).toEqual({});
  expect(changesOf(began, began)).toEqual({});
});

test('an address that is not confirmed yet is the one in the form', () => {
  expect(formOf({ ...student, pendingEmail: 'lind@example.org' }).email).toBe('lind@example.org');
});

test('fields changed by someone else are found', () => {
  expect(differing(began, { ...began, city: 'Portland' })).toEqual(['city']);
});
