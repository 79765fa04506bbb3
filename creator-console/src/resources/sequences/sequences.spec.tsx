import { answers, blank } from '@sanctum/openapi/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { ResourceContextProvider } from 'react-admin';
import { anAccount, renderScreen } from '../../../testing';
import { stateTexts } from '../../shared/list-state-texts';
import { texts as toasts } from '../../shared/toast/texts';
import type { Sequence, SequenceEntry } from './sequence';
import { SequenceCreate } from './sequence-edit';
import { SequenceEdit } from './sequence-edit';
import { SequenceList } from './sequence-list';
import { SequenceShow } from './sequence-show';
import { emailTexts } from '../broadcasts';
import { texts } from './texts';

const list = '/api/creator/sequences';
const one = '/api/creator/sequences/{id}';
const turnOn = ['post', '/api/creator/sequences/{id}/turn-on'] as const;
const turnOff = ['post', '/api/creator/sequences/{id}/turn-off'] as const;
const entries = ['get', '/api/creator/sequence-entries'] as const;

const sequence = (facts: Partial<Sequence> = {}): Sequence => ({
  ...blank('SequenceResponse'),
  id: 'welcome',
  name: 'Welcome series',
  purpose: 'marketing',
  trigger: 'registered',
  isOn: false,
  productId: null,
  goalProductId: null,
  quietDays: null,
  turnedOnAt: null,
  active: 2,
  ended: 1,
  version: 4,
  steps: [
    {
      id: 'first',
      mailingId: 'l',
      delayDays: 0,
      subject: 'Welcome',
      text: 'Dear {{firstName}}',
      html: null,
      translations: {},
      progress: { ...blank('MailingProgressResponse'), links: [] },
    },
  ],
  ...facts,
});
const entry = (facts: Partial<SequenceEntry> = {}): SequenceEntry => ({
  ...blank('SequenceEntryResponse'),
  id: 'e',
  studentId: 'rosa',
  studentName: 'Rosa Lind',
  title: '',
  mailings: 1,
  nextSubject: 'Next one',
  enteredAt: '2027-03-01T09:00:00Z',
  nextAt: '2027-03-04T09:00:00Z',
  endedAt: null,
  endReason: null,
  ...facts,
});

beforeEach(() => {
  answers.answer('get', '/api/auth/session', { account: anAccount() });
  answers.answer('get', '/api/creator/products', []);
  answers.answer(...entries, [entry()]);
});

const open = (page: React.ReactElement, at = '/sequences/welcome', route = '/sequences/:id/*') =>
  renderScreen(<ResourceContextProvider value="sequences">{page}</ResourceContextProvider>, { at, route });

test('each row shows what starts a sequence, how many are in it, and whether it is on', async () => {
  answers.answer('get', list, [sequence({ isOn: true })]);
  open(<SequenceList />, '/sequences', '/sequences');
  const row = (await screen.findByText('Welcome series')).closest('tr')!;
  for (const words of [texts.triggers.registered, '2', texts.on])
    expect(within(row).getByText(words)).toBeVisible();
});

test('an empty list explains what a sequence is', async () => {
  answers.answer('get', list, []);
  open(<SequenceList />, '/sequences', '/sequences');
  expect(await screen.findByText(texts.noneText)).toBeVisible();
});

test('sequences that cannot be loaded say so', async () => {
  answers.refuse('get', list, 503);
  open(<SequenceList />, '/sequences', '/sequences');
  expect(await screen.findByText(stateTexts.notLoaded)).toBeVisible();
});

test('an unknown address says so', async () => {
  answers.refuse('get', one, 404);
  open(<SequenceShow />, '/sequences/welcome/show');
  expect(await screen.findByText(texts.notThere)).toBeVisible();
});

test('students are listed with their next email and its time, and link to their pages', async () => {
  answers.answer('get', one, sequence());
  answers.answer(...entries, [
    entry(),
    entry({
      id: 'f',
      studentId: 'ida',
      studentName: 'Ida',
      endReason: 'came_back',
      endedAt: '2027-03-05T09:00:00Z',
    }),
  ]);
  open(<SequenceShow />, '/sequences/welcome/show');
  expect(await screen.findByRole('link', { name: 'Rosa Lind' })).toHaveAttribute(
    'href',
    '/students/rosa/show',
  );
  expect(screen.getByText(/^Next one, /)).toBeVisible();
  expect(screen.getByText(/^Active again, /)).toBeVisible();
});

test('a sequence is turned on, which can be undone', async () => {
  answers.answer('get', one, sequence());
  answers.answer(...turnOn, sequence({ isOn: true }));
  answers.answer(...turnOff, sequence());
  const { user } = open(<SequenceShow />, '/sequences/welcome/show');
  await user.click(await screen.findByRole('button', { name: texts.turnOn }));
  expect(await screen.findByText(texts.turnedOn)).toBeVisible();
  await user.click(screen.getByRole('button', { name: toasts.undo }));
  expect(await screen.findByText(texts.turnedOff)).toBeVisible();
  expect([answers.calls(...turnOn), answers.calls(...turnOff)]).toMatchObject([[{}], [{}]]);
});

test('a sequence is created with its mailings; a new mailing has no id yet', async () => {
  answers.answer('post', list, sequence());
  const { user } = open(<SequenceCreate />, '/sequences/create', '*');
  await user.type(await screen.findByLabelText(/^Name/), 'After registering');
  await user.type(screen.getByLabelText(/^Subject/), 'Welcome');
  await user.click(await screen.findByRole('button', { name: emailTexts.placeholders.firstName }));
  await user.click(screen.getByRole('button', { name: /^Spanish/ }));
  await user.click(screen.getByRole('button', { name: /^Copy English/ }));
  await user.click(screen.getByRole('button', { name: texts.save }));
  expect(await screen.findByText(texts.saved)).toBeVisible();
  const words = { subject: 'Welcome', html: '<p>{{firstName}}</p>' };
  expect(answers.calls('post', list).at(-1)?.body).toMatchObject({
    name: 'After registering',
    trigger: 'registered',
    steps: [{ id: null, delayDays: 0, ...words, translations: { es: words } }],
  });
});

test('a service email is only offered for triggers about something they own', async () => {
  answers.answer('get', one, sequence({ trigger: 'bought', purpose: 'service' }));
  answers.answer('put', one, sequence({ trigger: 'registered' }));
  const { user } = open(<SequenceEdit />);
  expect(await screen.findByRole('radio', { name: /^About something they own/ })).toBeChecked();
  await user.click(screen.getByRole('combobox', { name: new RegExp(`^${texts.trigger}`) }));
  await user.click(await screen.findByRole('option', { name: texts.triggers.registered }));
  expect(screen.queryByRole('radio', { name: /^About something they own/ })).toBeNull();
  expect(screen.getByRole('radio', { name: /^News and offers/ })).toBeChecked();
  await user.click(screen.getByRole('button', { name: texts.save }));
  await waitFor(() =>
    expect(answers.calls('put', one)[0]?.body).toMatchObject({
      trigger: 'registered',
      purpose: 'marketing',
    }),
  );
});

/** Opens a sequence of two emails, and starts the second from the saved template. */
async function startSecondFromTemplate() {
  const [first] = sequence().steps;
  const second = { ...first!, id: 'second', subject: 'Still here', text: 'Second text' };
  answers.answer('get', one, sequence({ steps: [first!, second] }));
  answers.list('get', '/api/creator/mailing-templates', [
    { ...blank('MailingTemplateResponse'), name: 'Weekly letter', subject: 'This week', text: 'Hello' },
  ]);
  const { user } = open(<SequenceEdit />);
  const menus = await screen.findAllByRole('button', { name: emailTexts.template });
  await user.click(menus.at(-1)!);
  await user.click(await screen.findByRole('button', { name: /^Weekly letter/ }));
  return { user };
}

test('a saved template fills the email it was chosen for', async () => {
  await startSecondFromTemplate();
  expect(screen.getAllByLabelText(/^Subject/).map((input) => (input as HTMLInputElement).value)).toEqual([
    'Welcome',
    'This week',
  ]);
  expect(screen.getByText('Hello')).toBeVisible();
  expect(screen.getByText('Dear {{firstName}}')).toBeVisible();
});

test('undoing a saved template restores the email it was chosen for, even after that has moved', async () => {
  const { user } = await startSecondFromTemplate();
  const message = (await screen.findByText(emailTexts.used('Weekly letter'))).closest<HTMLElement>(
    '[role="status"]',
  )!;
  const movesUp = screen.getAllByRole('button', { name: /move up/i });
  await user.click(movesUp.at(-1)!);
  const subjects = () =>
    screen.getAllByLabelText(/^Subject/).map((input) => (input as HTMLInputElement).value);
  expect(subjects()).toEqual(['This week', 'Welcome']);
  await user.click(within(message).getByRole('button', { name: toasts.undo }));
  expect(subjects()).toEqual(['Still here', 'Welcome']);
  answers.answer('put', one, sequence());
  await user.click(screen.getByRole('button', { name: texts.save }));
  await waitFor(() =>
    expect(answers.calls('put', one)[0]?.body).toMatchObject({
      steps: [
        { id: 'second', subject: 'Still here', html: '<p>Second text</p>' },
        { id: 'first', subject: 'Welcome', text: 'Dear {{firstName}}' },
      ],
    }),
  );
});

test('changes from elsewhere are not overwritten, and typed text stays', async () => {
  answers.answer('get', one, sequence());
  answers.refuse('put', one, 412, { code: 'stale_edit' });
  const { user } = open(<SequenceEdit />);
  await user.type(await screen.findByLabelText(/^Name/), '!');
  await user.click(screen.getByRole('button', { name: texts.save }));
  expect(await screen.findByText(texts.stale)).toBeVisible();
  expect(screen.getByLabelText(/^Name/)).toHaveValue('Welcome series!');
});
