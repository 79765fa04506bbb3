import { answers, blank } from '@sanctum/openapi/testing';
import { STUDENT_LIMITS } from '@sanctum/openapi/choices';
import { fireEvent, screen } from '@testing-library/react';
import { anAccount, renderScreen } from '../../../../../testing';
import type { Student } from '../parts/student.api';
import { PersonalTab } from './personal-tab';
import { texts } from './texts';

const one = '/api/students/{id}';
const student: Student = {
  ...blank('StudentRecordResponse'),
  id: 'rosa',
  username: 'Rosa Lind',
  email: 'rosa@example.org',
  pendingEmail: null,
  isEmailAwaitingGuardian: false,
  version: 3,
  phone: null,
  birthday: '1986-04-18',
  city: 'Hood River',
};

beforeEach(() => {
  answers.answer('get', '/api/auth/session', { account: anAccount() });
  answers.answer('get', '/api/students/{id}/family', {
    ageBand: 'adult',
    guardians: [],
    candidate: null,
    wards: [],
    agreed: [],
    consents: [],
  });
});

const field = (name: keyof typeof texts.fields) =>
  screen.getByLabelText((label) => label.startsWith(texts.fields[name]));

async function edit(facts: Partial<Student> = {}) {
  const rendered = renderScreen(<PersonalTab student={{ ...student, ...facts }} />);
  await rendered.user.click(screen.getByRole('button', { name: texts.edit }));
  const save = () => rendered.user.click(screen.getByRole('button', { name: texts.save }));
  return { ...rendered, save };
}

test('every field is shown, and none can be edited before Edit is clicked', () => {
  renderScreen(<PersonalTab student={student} />);
  for (const name of Object.keys(texts.fields) as (keyof typeof texts.fields)[])
    expect(field(name)).toHaveAttribute('readonly');
  expect(field('city')).toHaveValue('Hood River');
  expect(screen.queryByRole('button', { name: texts.save })).toBeNull();
});

test('Save sends the changes, with the version that was read, and leaves the form', async () => {
  answers.answer('patch', one, ({ body }) => ({ ...student, phone: body.phone ?? null, version: 4 }));
  const { user, save } = await edit();
  await user.type(field('phone'), '+1 503');
  await save();
  expect(await screen.findByText(texts.saved)).toBeVisible();
  expect(answers.calls('patch', one)).toMatchObject([{ path: { id: 'rosa' }, body: { phone: '+1 503' } }]);
  expect(screen.getByRole('button', { name: texts.edit })).toBeVisible();
});

test('Cancel changes nothing', async () => {
  const { user } = await edit();
  await user.type(field('city'), ' West');
  await user.click(screen.getByRole('button', { name: texts.cancel }));
  expect(field('city')).toHaveValue('Hood River');
  expect(field('city')).toHaveAttribute('readonly');
});

test('a missing or too long text is reported at its field, and nothing is sent', async () => {
  const { user, save } = await edit();
  await user.clear(field('username'));
  fireEvent.change(field('zipCode'), { target: { value: 'x'.repeat(STUDENT_LIMITS.zipCode + 1) } });
  await save();
  expect(await screen.findByText(texts.needed)).toBeVisible();
  expect(screen.getByText(texts.tooLong)).toBeVisible();
  expect(answers.calls('patch', one)).toEqual([]);
});

test('server errors are shown at their fields', async () => {
  const message = 'must be in the past';
  answers.refuse('patch', one, 400, { code: 'invalid', fields: { birthday: message } });
  const { save } = await edit();
  fireEvent.change(field('birthday'), { target: { value: '2099-01-01' } });
  await save();
  expect(await screen.findByText(message)).toBeVisible();
});

test('a failure is reported, and typed text stays', async () => {
  answers.refuse('patch', one, 503);
  const { user, save } = await edit();
  await user.type(field('phone'), '+1 503');
  await save();
  expect(await screen.findByText('Failed to update student')).toBeVisible();
  expect(field('phone')).toHaveValue('+1 503');
});

test('changes from another tab are shown, typed values stay, and Save then replaces them', async () => {
  answers.refuse('patch', one, 412, { code: 'stale_edit' });
  answers.answer('get', one, { ...student, city: 'Portland', version: 7 });
  const { user, save } = await edit();
  await user.type(field('phone'), '+1 503');
  await save();
  expect(await screen.findByText(texts.staleNow('City', 'Portland'))).toBeVisible();
  expect(field('phone')).toHaveValue('+1 503');
  answers.answer('patch', one, { ...student, version: 8 });
  await save();
  expect(await screen.findByText(texts.saved)).toBeVisible();
});

test('an address that is not confirmed yet says so', () => {
  renderScreen(<PersonalTab student={{ ...student, pendingEmail: 'lind@example.org' }} />);
  expect(screen.getByText(texts.pending('lind@example.org'))).toBeVisible();
});

test('an address that a guardian has yet to approve says so', () => {
  const waiting = { ...student, pendingEmail: 'lind@example.org', isEmailAwaitingGuardian: true };
  renderScreen(<PersonalTab student={waiting} />);
  expect(screen.getByText(texts.awaitingGuardian('lind@example.org'))).toBeVisible();
});
