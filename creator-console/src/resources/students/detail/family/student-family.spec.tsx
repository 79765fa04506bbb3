import { answers, blank } from '@sanctum/openapi/testing';
import { screen, waitForElementToBeRemoved, within } from '@testing-library/react';
import { anAccount, renderScreen } from '../../../../../testing';
import type { Student } from '../parts/student.api';
import type { StudentFamilyFacts } from './family.api';
import { StudentFamily } from './student-family';
import { texts } from './texts';

const read = '/api/students/{id}/family';
const note = '/api/students/{id}/family/record-call';
const lena: Student = { ...blank('StudentRecordResponse'), id: 'lena', username: 'Lena Lind' };
const family = (facts: Partial<StudentFamilyFacts> = {}): StudentFamilyFacts => ({
  ageBand: 'teen',
  guardians: [{ id: 'rosa', name: 'Rosa Lind' }],
  candidate: null,
  wards: [],
  agreed: [],
  consents: [],
  ...facts,
});
const given: StudentFamilyFacts['consents'][number] = {
  id: 'c',
  purpose: 'account',
  isGiven: true,
  at: '2031-03-02T10:00:00.000Z',
  by: 'Rosa Lind',
  method: 'coach_call',
  evidence: '2031-03-01: She agrees.',
  textVersion: '2026-11',
};

beforeEach(() => answers.answer('get', '/api/auth/session', { account: anAccount() }));

test('the coach sees a minor’s guardians, linked to their pages, and the consents', async () => {
  answers.answer('get', read, family({ agreed: ['account'], consents: [given] }));
  renderScreen(<StudentFamily student={lena} />);
  expect(await screen.findByRole('link', { name: 'Rosa Lind' })).toHaveAttribute(
    'href',
    expect.stringContaining('/students/rosa/show'),
  );
  expect(screen.getByText(texts.given(texts.purposes.account))).toBeVisible();
  expect(screen.getByText('2031-03-01: She agrees.')).toBeVisible();
});

test('a mother’s daughters are listed, and nothing for other students', async () => {
  answers.answer(
    'get',
    read,
    family({ ageBand: 'adult', guardians: [], wards: [{ id: 'lena', name: 'Lena' }] }),
  );
  const { unmount } = renderScreen(<StudentFamily student={lena} />);
  expect(await screen.findByRole('link', { name: 'Lena' })).toBeVisible();
  expect(screen.queryByText(texts.records)).toBeNull();
  unmount();
});

test('an invited guardian is listed with the missing step, and is removed after a confirmation', async () => {
  const remove = '/api/students/{id}/family/guardians/{guardianId}/remove';
  answers.answer('get', read, family({ candidate: { id: 'ida', name: 'Ida Berg', isConfirmed: false } }));
  const { user } = renderScreen(<StudentFamily student={lena} />);
  expect(await screen.findByText(texts.waitsUnconfirmed, { exact: false })).toBeVisible();
  await user.click(screen.getByRole('button', { name: texts.remove('Ida Berg') }));
  expect(answers.calls('post', remove)).toEqual([]);
  answers.answer('post', remove, family());
  answers.answer('get', read, family());
  await user.click(await screen.findByRole('button', { name: texts.removeSubmit }));
  await waitForElementToBeRemoved(() => screen.queryByRole('link', { name: 'Ida Berg' }));
  expect(answers.calls('post', remove)[0]?.path).toEqual({ id: 'lena', guardianId: 'ida' });
});

test('a call is logged with the guardian, the date and the consents', async () => {
  answers.answer('get', read, family());
  const { user } = renderScreen(<StudentFamily student={lena} />);
  expect(await screen.findByText(texts.nothingAgreed, { exact: false })).toBeVisible();
  await user.click(screen.getByRole('button', { name: texts.noteCall }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('button', { name: texts.noteSubmit })).toBeDisabled();
  await user.click(dialog.getByLabelText(texts.purposes.messages));
  await user.type(dialog.getByLabelText(texts.note, { exact: false }), 'She agrees.');
  answers.answer('post', note, family({ agreed: ['account'] }));
  answers.answer('get', read, family({ agreed: ['account', 'messages'], consents: [given] }));
  await user.click(dialog.getByRole('button', { name: texts.noteSubmit }));
  expect(await screen.findByText('2031-03-01: She agrees.')).toBeVisible();
  expect(answers.calls('post', note)[0]).toMatchObject({
    path: { id: 'lena' },
    body: { guardianId: 'rosa', note: 'She agrees.', purposes: ['account', 'messages'] },
  });
});
