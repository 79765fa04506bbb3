import { LEAST_PRICE } from '@sanctum/openapi/choices';
import { answers, blank } from '@sanctum/openapi/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { anAccount, renderScreen } from '../../../testing';
import { goByClockOf } from '../../shared/moment';
import type { Call, Offering } from './call';
import { CoachingPage } from './coaching-page';
import { calendarsPath } from './coaching-page';
import { newOfferingPath, offeringsPath } from '../../shared/offerings-path';
import type { WorkshopDate } from '../../shared/workshop-dates.api';
import type { NoteField } from './notes';
import { texts as priceTexts } from './prices/texts';
import { texts as questionTexts } from './questions/texts';
import { texts } from './texts';
import { texts as forms } from '../../shared/forms/texts';

const offerings = '/api/creator/coaching/offerings';
const one = '/api/creator/coaching/offerings/{id}';
const bookings = '/api/creator/coaching/bookings';
const feed = '/api/me/calendar-feed';

const offering = (facts: Partial<Offering> = {}): Offering => ({
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
const call = (facts: Partial<Call> = {}): Call => ({
  ...blank('BookingResponse'),
  id: 'ida',
  name: 'Ida Holm',
  email: 'ida@example.org',
  state: 'confirmed',
  studentId: null,
  note: 'We talk past each other.',
  payUntil: null,
  answers: [],
  files: [],
  startsAt: '2098-03-02T14:00:00.000Z',
  timeZone: 'Australia/Sydney',
  ...facts,
});

const atOfferings = { at: offeringsPath };

/** Chooses something from the menu of the first session. */
async function choose(user: ReturnType<typeof renderScreen>['user'], act: string): Promise<void> {
  await user.click((await screen.findAllByRole('button', { name: texts.moreActs('Ida Holm') }))[0]!);
  await user.click(await screen.findByRole('menuitem', { name: act }));
}

beforeEach(() => {
  goByClockOf('Europe/London');
  answers.answer('get', '/api/auth/session', { account: anAccount() });
  answers.answer('get', bookings, []);
  answers.answer('get', feed, { since: null });
  answers.list('get', '/api/creator/coaching/busy-calendars', []);
  answers.answer('get', '/api/creator/media', []);
});

test('before there are hours it says that nobody can book, and the hours are set day by day', async () => {
  answers.answer('get', offerings, [offering()]);
  answers.answer('put', one, offering({ isBookable: true }));
  const { user } = renderScreen(<CoachingPage />, atOfferings);
  expect(await screen.findByText(texts.closedText, { exact: false })).toBeVisible();
  await user.click(screen.getByRole('button', { name: texts.set }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: texts.addHours('Monday') }));
  await user.selectOptions(within(dialog).getByLabelText(texts.toOn('Monday')), '12:00');
  await user.type(within(dialog).getByLabelText(texts.link), 'https://meet.example.org/a');
  await user.click(within(dialog).getByRole('button', { name: texts.save }));
  expect(await screen.findByText(texts.saved)).toBeVisible();
  expect(answers.calls('put', one)[0]?.body).toMatchObject({
    weeklyHours: [{ day: 1, from: '09:00', to: '12:00' }],
    meetingUrl: 'https://meet.example.org/a',
    durationSeconds: 1800,
    noticeSeconds: 86_400,
    cancelNoticeSeconds: 7200,
    timeZone: 'Europe/London',
  });
});

test('drawn hours appear in the fields, and typed ones in the week', async () => {
  answers.answer('get', offerings, [offering({ meetingUrl: 'https://meet.example.org/a' })]);
  answers.answer('put', one, offering());
  const { user } = renderScreen(<CoachingPage />, atOfferings);
  await user.click(await screen.findByRole('button', { name: texts.set }));
  const dialog = await screen.findByRole('dialog');
  const week = within(dialog).getByRole('application');
  act(() => week.focus());
  await user.keyboard(' {ArrowDown} ');
  expect(within(dialog).getByLabelText(texts.fromOn('Monday'))).toHaveValue('09:00');
  await user.selectOptions(within(dialog).getByLabelText(texts.toOn('Monday')), '11:15');
  expect(within(week).getByText(/9:00 AM/)).toHaveTextContent('11:15 AM');
  await user.click(within(dialog).getByRole('button', { name: texts.save }));
  expect(await screen.findByText(texts.saved)).toBeVisible();
  expect(answers.calls('put', one)[0]).toMatchObject({
    ifMatch: '3',
    body: { weeklyHours: [{ day: 1, from: '09:00', to: '11:15' }] },
  });
});

test('questions are written, put in order and saved with the offering', async () => {
  answers.answer('get', offerings, [offering()]);
  answers.answer('put', one, offering());
  const { user } = renderScreen(<CoachingPage />, atOfferings);
  await user.click(await screen.findByRole('button', { name: texts.set }));
  const dialog = within(await screen.findByRole('dialog'));
  const add = dialog.getByRole('button', { name: questionTexts.add });
  await user.click(add);
  await user.type(dialog.getByLabelText(new RegExp(`^${questionTexts.question(1)}`)), 'Her age?');
  await user.click(add);
  await user.type(dialog.getByLabelText(new RegExp(`^${questionTexts.question(2)}`)), 'When?');
  await user.selectOptions(dialog.getByLabelText(questionTexts.kind(2)), 'choice');
  await user.type(
    dialog.getByLabelText(new RegExp(`^${questionTexts.choices(2)}`)),
    'Mornings{Enter} Evenings',
  );
  await user.click(dialog.getByRole('button', { name: questionTexts.moveUp(2) }));
  expect(dialog.getByText(questionTexts.moved(1, 2))).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: texts.save }));
  expect(await screen.findByText(texts.saved)).toBeVisible();
  expect(answers.calls('put', one)[0]?.body).toMatchObject({
    questions: [
      { kind: 'choice', question: 'When?', choices: ['Mornings', 'Evenings'] },
      { kind: 'text', question: 'Her age?', isRequired: true, choices: [] },
    ],
  });
});

test('a visitor’s booking shows time, note and address, and is canceled with a message', async () => {
  const cancel = '/api/creator/coaching/bookings/{id}/cancel';
  answers.answer('get', offerings, [offering({ isBookable: true })]);
  answers.answer('get', bookings, [call({ answers: [{ question: 'Her age?', answer: 'Eleven' }] })]);
  answers.answer('post', cancel, call({ state: 'cancelled' }));
  const { user } = renderScreen(<CoachingPage />);
  expect((await screen.findAllByText('Ida Holm'))[0]).toBeVisible();
  expect(screen.getByText(/ida@example.org/)).toBeVisible();
  expect(screen.getByText('Eleven')).not.toBeVisible();
  await user.click(screen.getByText(new RegExp(texts.parts.answers(1))));
  expect(screen.getByText('Eleven')).toBeVisible();
  await user.click(screen.getByRole('button', { name: texts.moreActs('Ida Holm') }));
  expect(screen.getByRole('menuitem', { name: texts.write('Ida Holm') })).toHaveAttribute(
    'href',
    'mailto:ida@example.org',
  );
  await user.keyboard('{Escape}');
  await choose(user, texts.cancel);
  const dialog = await screen.findByRole('dialog');
  await user.type(
    within(dialog).getByRole('textbox', { name: new RegExp(texts.reason.slice(0, -1)) }),
    'I am ill that day.',
  );
  await user.click(within(dialog).getByRole('button', { name: texts.cancel }));
  expect(await screen.findByText(texts.cancelled)).toBeVisible();
  expect(answers.calls('post', cancel)[0]?.body).toEqual({ reason: 'I am ill that day.' });
});

describe('a call', () => {
  const path = `${bookings}/{id}` as const;
  beforeEach(() => answers.answer('get', offerings, [offering({ isBookable: true })]));

  test('is moved in the time zone of the hours, and shown in the participant’s', async () => {
    answers.answer('get', bookings, [call()]);
    answers.answer('post', `${path}/move`, call());
    const { user } = renderScreen(<CoachingPage />);
    await choose(user, texts.move);
    const dialog = await screen.findByRole('dialog');
    const time = within(dialog).getByLabelText(new RegExp(texts.newTime));
    expect(time).toHaveValue('2098-03-02T14:00');
    fireEvent.change(time, { target: { value: '2098-03-03T10:30' } });
    expect(within(dialog).getByText(/Mon, Mar 3, 2098, 9:30 PM/)).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: texts.moveIt }));
    expect(await screen.findByText(texts.moved)).toBeVisible();
    expect(answers.calls('post', `${path}/move`)[0]?.body).toEqual({
      startsAt: '2098-03-03T10:30:00.000Z',
      isAtAnyTime: false,
    });
  });

  test('goes outside the hours after a second question', async () => {
    answers.answer('get', bookings, [call()]);
    answers.refuse('post', `${path}/move`, 409, { code: 'outside_hours', message: 'Outside the hours' });
    const { user } = renderScreen(<CoachingPage />);
    await choose(user, texts.move);
    const dialog = await screen.findByRole('dialog');
    fireEvent.change(within(dialog).getByLabelText(new RegExp(texts.newTime)), {
      target: { value: '2098-03-03T23:00' },
    });
    await user.click(within(dialog).getByRole('button', { name: texts.moveIt }));
    const anyway = await within(dialog).findByRole('button', { name: texts.moveAnyway });
    answers.answer('post', `${path}/move`, call());
    await user.click(anyway);
    expect(await screen.findByText(texts.moved)).toBeVisible();
    expect(answers.calls('post', `${path}/move`)[1]?.body).toMatchObject({ isAtAnyTime: true });
  });

  test('that has ended is marked as completed or no-show, and the mark can be undone', async () => {
    answers.answer('get', bookings, [call({ startsAt: '2020-03-02T14:00:00.000Z' })]);
    answers.answer('post', `${path}/record-outcome`, call({ state: 'no_show' }));
    const { user } = renderScreen(<CoachingPage />, { at: '/coaching?past' });
    const [missed] = await screen.findAllByRole('button', { name: texts.noShow });
    answers.answer('get', bookings, [call({ startsAt: '2020-03-02T14:00:00.000Z', state: 'no_show' })]);
    await user.click(missed!);
    expect(await screen.findByText(texts.settled.no_show)).toBeVisible();
    await choose(user, texts.reopen);
    expect(await screen.findByText(texts.settled.confirmed)).toBeVisible();
    expect(answers.calls('post', `${path}/record-outcome`).map(({ body }) => body)).toEqual([
      { outcome: 'no_show' },
      { outcome: 'confirmed' },
    ]);
  });

  test('gets files of the media library, listed beside its notes', async () => {
    const walk = { id: 'walk', fileName: 'evening-walk.pdf', fileSize: 2048 };
    answers.answer('get', bookings, [call()]);
    answers.answer('get', '/api/creator/media', [
      { ...blank('MediaAssetResponse'), ...walk, fileType: 'file' },
    ]);
    answers.answer('put', path, call({ files: [walk] }));
    const { user } = renderScreen(<CoachingPage />);
    await user.click((await screen.findAllByRole('button', { name: texts.notes }))[0]!);
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('combobox', { name: texts.files.add }));
    await user.click(await screen.findByRole('option', { name: /evening-walk/ }));
    expect(await dialog.findByText('evening-walk.pdf')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: texts.saveNotes }));
    expect(await screen.findByText(texts.notesSaved)).toBeVisible();
    expect(answers.calls('put', path)[0]?.body).toMatchObject({ fileIds: ['walk'] });
  });

  test('has notes; what another tab saved meanwhile is merged, and shown where both wrote', async () => {
    answers.answer('get', bookings, [call({ version: 1 })]);
    answers.refuse('put', path, 412, { code: 'stale_edit', message: 'Changed elsewhere' });
    answers.answer('get', path, call({ version: 2, sharedNotes: 'Theirs', privateNote: 'Sister' }));
    const { user } = renderScreen(<CoachingPage />);
    await user.click((await screen.findAllByRole('button', { name: texts.notes }))[0]!);
    const dialog = await screen.findByRole('dialog');
    const field = (name: NoteField) => within(dialog).getByLabelText(texts.noteFields[name]);
    await user.type(field('sharedNotes'), 'Mine');
    await user.click(within(dialog).getByRole('button', { name: texts.saveNotes }));
    expect(await within(dialog).findByText(texts.changedMeanwhile)).toBeVisible();
    expect(field('sharedNotes')).toHaveValue('Mine');
    expect(field('privateNote')).toHaveValue('Sister');
    expect(within(dialog).getByText(texts.saysMeanwhile('Theirs'))).toBeVisible();
    answers.answer('put', path, call({ version: 3 }));
    await user.click(within(dialog).getByRole('button', { name: texts.saveNotes }));
    expect(await screen.findByText(texts.notesSaved)).toBeVisible();
    expect(answers.calls('put', path)[1]).toMatchObject({
      body: { sharedNotes: 'Mine', privateNote: 'Sister', sessionUrl: null, recordingUrl: null },
    });
  });
});

test('what cannot be loaded can be tried again', async () => {
  answers.refuse('get', offerings, 503);
  answers.refuse('get', bookings, 503);
  const { router } = renderScreen(<CoachingPage />);
  expect(await screen.findByText(texts.failed)).toBeVisible();
  await router.navigate(offeringsPath);
  expect(await screen.findByText(texts.offeringsFailed)).toBeVisible();
});

test('something new is offered for sessions that were bought, and its hours are said afterwards', async () => {
  answers.answer('get', offerings, [offering()]);
  answers.answer('post', offerings, offering({ id: 'hour' }));
  const { user } = renderScreen(<CoachingPage />, atOfferings);
  await user.click(await screen.findByRole('button', { name: texts.newOffering }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByLabelText(texts.name, { exact: false }), 'One hour');
  const create = within(dialog).getByRole('button', { name: texts.create });
  await user.click(create);
  const amount = within(dialog).getByLabelText(priceTexts.unit.session.price, { exact: false });
  expect(amount).toHaveAccessibleDescription(forms.missing);
  expect(amount).toHaveFocus();
  await user.type(amount, '0');
  await user.click(create);
  await waitFor(() => expect(amount).toHaveAccessibleDescription(priceTexts.wrongPrice(LEAST_PRICE)));
  await user.clear(amount);
  await user.type(amount, '150');
  await user.click(within(dialog).getByRole('button', { name: priceTexts.addPackage }));
  await user.type(within(dialog).getByRole('textbox', { name: new RegExp(`^${priceTexts.sessions}`) }), '5');
  await user.type(within(dialog).getByLabelText(priceTexts.ofPackage, { exact: false }), '600');
  await user.click(create);
  expect(await screen.findByText(texts.createdText)).toBeVisible();
  expect(answers.calls('post', offerings)).toHaveLength(1);
  expect(answers.calls('post', offerings)[0]?.body).toEqual({
    title: 'One hour',
    description: '',
    needsCredit: true,
    durationSeconds: 3600,
    isGroup: false,
    isForPairs: false,
    prices: [
      { sessions: 1, price: '150' },
      { sessions: 5, price: '600' },
    ],
  });
});

test('the URL of Create Content opens the dialog; a refused price is marked, and a free offering has none', async () => {
  answers.answer('get', offerings, [offering()]);
  answers.refuse('post', offerings, 400, {
    code: 'invalid',
    message: 'Please check the highlighted fields',
    fields: { 'prices.0.price': 'must be at most 999999.99' },
  });
  const { user, router } = renderScreen(<CoachingPage />, { at: newOfferingPath });
  const dialog = within(await screen.findByRole('dialog', { name: texts.newOffering }));
  await user.type(dialog.getByLabelText(texts.name, { exact: false }), 'One hour');
  const amount = dialog.getByLabelText(priceTexts.unit.session.price, { exact: false });
  await user.type(amount, '999999');
  await user.click(dialog.getByRole('button', { name: texts.create }));
  expect(await dialog.findByText('must be at most 999999.99')).toBeVisible();
  expect(amount).toHaveAccessibleDescription('must be at most 999999.99');
  await user.click(dialog.getByRole('checkbox', { name: texts.takesSessions }));
  expect(amount).not.toBeInTheDocument();
  answers.answer('post', offerings, offering());
  await user.click(dialog.getByRole('button', { name: texts.create }));
  expect(await screen.findByText(texts.createdText)).toBeVisible();
  expect(answers.calls('post', offerings).at(-1)?.body).not.toHaveProperty('prices');
  expect(router.state.location.search).toBe('?tab=offerings');
});

test('an offering with unused sessions stays, and the refusal says so; the visitors’ call cannot be archived', async () => {
  const hour = offering({ id: 'hour', title: 'One hour', isOpenToVisitors: false, needsCredit: true });
  answers.answer('get', offerings, [offering(), hour]);
  answers.refuse('post', `${one}/archive`, 409, {
    code: 'sold',
    message: 'Members still have sessions of it.',
  });
  const { user } = renderScreen(<CoachingPage />, atOfferings);
  expect(await screen.findByText(new RegExp(texts.costs.credit))).toBeVisible();
  await user.click(screen.getByRole('button', { name: texts.archive }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: texts.archive }));
  expect(await within(dialog).findByText('Members still have sessions of it.')).toBeVisible();
});

test('buffers, notice and horizon are edited beside the hours, in convenient units', async () => {
  answers.answer('get', offerings, [
    offering({ isBookable: true, meetingUrl: 'https://meet.example.org/a' }),
  ]);
  answers.answer('put', one, offering({ isBookable: true }));
  const { user } = renderScreen(<CoachingPage />, atOfferings);
  await user.click(await screen.findByRole('button', { name: texts.set }));
  const dialog = await screen.findByRole('dialog');
  const type = async (field: keyof typeof texts.numbers, value: string) => {
    const input = within(dialog).getByLabelText(texts.numbers[field]);
    await user.clear(input);
    await user.type(input, value);
  };
  await type('bufferBeforeSeconds', '15');
  await type('noticeSeconds', '48');
  await type('horizonDays', '90');
  await user.click(within(dialog).getByRole('button', { name: texts.save }));
  expect(await screen.findByText(texts.saved)).toBeVisible();
  expect(answers.calls('put', one)[0]?.body).toMatchObject({
    bufferBeforeSeconds: 900,
    bufferAfterSeconds: 600,
    noticeSeconds: 172_800,
    horizonDays: 90,
    incrementSeconds: 1800,
  });
});

test('the reminders of a call are seen, one is sent by hand, and what failed is sent again', async () => {
  const reminders = '/api/creator/coaching/bookings/{id}/reminders';
  const again = '/api/creator/failed-mails/{id}/resend';
  const failed = {
    leadSeconds: 86_400,
    dueAt: '2098-03-01T14:00:00Z',
    state: 'failed',
    mailId: 'mail',
  } as const;
  const scheduled = {
    leadSeconds: 3600,
    dueAt: '2098-03-02T13:00:00Z',
    state: 'scheduled',
    mailId: null,
  } as const;
  const byHand = {
    leadSeconds: null,
    dueAt: '2098-03-01T15:00:00Z',
    state: 'queued',
    mailId: 'other',
  } as const;
  answers.answer('get', offerings, [offering({ isBookable: true })]);
  answers.answer('get', bookings, [call()]);
  answers.list('get', reminders, [failed, scheduled]);
  answers.answer('post', again, undefined);
  answers.list('post', `${reminders}/send`, [failed, byHand, scheduled]);
  const { user } = renderScreen(<CoachingPage />);
  await choose(user, texts.reminders);
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText(texts.reminderStates.scheduled)).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: texts.sendAgain }));
  expect(await screen.findByText(texts.reminded)).toBeVisible();
  expect(answers.calls('post', again)[0]?.path).toEqual({ id: 'mail' });
  answers.list('get', reminders, [failed, byHand, scheduled]);
  await user.click(within(dialog).getByRole('button', { name: texts.remindNow }));
  expect(await within(dialog).findByText(texts.marks.byHand)).toBeVisible();
});

test('a private address for the coach’s own calendar is shown once, and turned off', async () => {
  const url = 'https://example.org/api/calendar-feeds/secret';
  answers.answer('get', offerings, [offering()]);
  answers.answer('post', `${feed}/renew`, { url });
  answers.answer('delete', feed, undefined);
  const { user } = renderScreen(<CoachingPage />, { at: calendarsPath });
  const make = await screen.findByRole('button', { name: texts.feed.make });
  answers.answer('get', feed, { since: '2027-03-02T14:00:00.000Z' });
  await user.click(make);
  expect(await screen.findByLabelText(texts.feed.address)).toHaveValue(url);
  answers.answer('get', feed, { since: null });
  await user.click(await screen.findByRole('button', { name: texts.feed.end }));
  expect(await screen.findByRole('button', { name: texts.feed.make })).toBeVisible();
  expect(screen.queryByLabelText(texts.feed.address)).toBeNull();
});

test('days off and dates with other hours are set beside the weekly hours', async () => {
  answers.answer('get', offerings, [
    offering({ isBookable: true, meetingUrl: 'https://meet.example.org/a' }),
  ]);
  answers.answer('put', one, offering({ isBookable: true }));
  const { user } = renderScreen(<CoachingPage />, atOfferings);
  await user.click(await screen.findByRole('button', { name: texts.set }));
  const dialog = await screen.findByRole('dialog');
  const inside = (name: string) => within(within(dialog).getByRole('group', { name }));
  await user.click(within(dialog).getByRole('button', { name: texts.addTimeOff }));
  fireEvent.change(inside(texts.timeOff).getByLabelText(texts.firstDay), { target: { value: '2098-07-01' } });
  fireEvent.change(inside(texts.timeOff).getByLabelText(texts.lastDay), { target: { value: '2098-07-14' } });
  await user.click(within(dialog).getByRole('button', { name: texts.addDateHours }));
  fireEvent.change(inside(texts.dateHours).getByLabelText(texts.day), { target: { value: '2098-03-08' } });
  await user.selectOptions(inside(texts.dateHours).getByLabelText(texts.to), '13:30');
  await user.click(within(dialog).getByRole('button', { name: texts.save }));
  expect(await screen.findByText(texts.saved)).toBeVisible();
  expect(answers.calls('put', one)[0]?.body).toMatchObject({
    timeOff: [{ from: '2098-07-01', to: '2098-07-14' }],
    dateHours: [{ date: '2098-03-08', from: '09:00', to: '13:30' }],
  });
});

test('hours that are refused for their meeting link lead to its field', async () => {
  const said = 'Enter a meeting link. We send it with every confirmation.';
  answers.answer('get', offerings, [offering()]);
  answers.refuse('put', one, 400, { code: 'invalid', message: forms.check, fields: { meetingUrl: said } });
  const { user } = renderScreen(<CoachingPage />, atOfferings);
  await user.click(await screen.findByRole('button', { name: texts.set }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: texts.save }));
  const link = within(dialog).getByRole('textbox', { name: texts.link });
  await waitFor(() => expect(link).toHaveAccessibleDescription(said));
  expect(link).toBeInvalid();
  expect(link).toHaveFocus();
});

describe('a group', () => {
  const dates = '/api/creator/coaching/offerings/{id}/dates';
  const workshop = offering({
    id: 'evening',
    title: 'An evening',
    isGroup: true,
    isForPairs: true,
    isBookable: true,
    isOpenToVisitors: false,
  });
  const date = (facts: Partial<WorkshopDate> = {}): WorkshopDate => ({
    id: 'first',
    startsAt: '2098-03-02T19:00:00.000Z',
    endsAt: '2098-03-02T20:30:00.000Z',
    places: 8,
    booked: 3,
    kept: 1,
    waiting: 2,
    version: 1,
    ...facts,
  });

  test('has dates with places, of which a new one is set', async () => {
    answers.answer('get', offerings, [workshop]);
    answers.list('get', dates, [date()]);
    answers.answer('post', dates, date({ id: 'second' }));
    const { user } = renderScreen(<CoachingPage />, atOfferings);
    const facts = [texts.dates.booked(3, 8, true), texts.dates.kept(1), texts.dates.waiting(2)].join(' · ');
    expect(await screen.findByText(facts)).toBeVisible();
    await user.click(screen.getByRole('button', { name: texts.dates.add }));
    const dialog = within(await screen.findByRole('dialog'));
    // a date is not typed letter by letter
    fireEvent.change(dialog.getByLabelText(new RegExp(texts.dates.begins)), {
      target: { value: '2098-04-01T19:00' },
    });
    await user.clear(dialog.getByRole('spinbutton'));
    await user.type(dialog.getByRole('spinbutton'), '12');
    await user.click(dialog.getByRole('button', { name: texts.dates.add }));
    expect(await screen.findByText(texts.dates.added)).toBeVisible();
    expect(answers.calls('post', dates)[0]?.body).toEqual({
      startsAt: '2098-04-01T18:00:00.000Z',
      places: 12,
    });
  });

  test('is canceled on a date, with a message to everyone', async () => {
    const cancellation = '/api/creator/coaching/dates/{id}/cancel';
    answers.answer('get', offerings, [workshop]);
    answers.list('get', dates, [date()]);
    answers.answer('post', cancellation, undefined);
    const { user } = renderScreen(<CoachingPage />, atOfferings);
    await user.click(await screen.findByRole('button', { name: new RegExp(`^${texts.dates.callOff}: `) }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox'), 'I have lost my voice.');
    answers.list('get', dates, []);
    await user.click(dialog.getByRole('button', { name: texts.dates.callOff }));
    expect(await screen.findByText(texts.dates.none)).toBeVisible();
    expect(answers.calls('post', cancellation)[0]?.body).toEqual({ reason: 'I have lost my voice.' });
  });

  test('is made with places for two', async () => {
    answers.answer('get', offerings, []);
    answers.answer('post', offerings, workshop);
    const { user } = renderScreen(<CoachingPage />, atOfferings);
    await user.click(await screen.findByRole('button', { name: texts.newOffering }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: new RegExp(texts.name) }), 'An evening');
    await user.click(dialog.getByRole('checkbox', { name: texts.group }));
    await user.click(dialog.getByRole('checkbox', { name: texts.pairs }));
    await user.type(dialog.getByLabelText(priceTexts.unit.pair.price, { exact: false }), '40');
    await user.click(dialog.getByRole('button', { name: texts.create }));
    expect(await screen.findByText(texts.groupCreatedText)).toBeVisible();
    expect(answers.calls('post', offerings)[0]?.body).toMatchObject({ isGroup: true, isForPairs: true });
  });
});

test('an offering’s prices are shown and edited there', async () => {
  const hour = offering({ id: 'hour', title: 'One hour', isOpenToVisitors: false, needsCredit: true });
  const five = {
    ...blank('OfferingPackageResponse'),
    productId: 'five',
    title: 'Five hours',
    sessions: 5,
    price: '600.00',
    isInShop: true,
  };
  answers.answer('get', offerings, [{ ...hour, packages: [{ ...five, validDays: 90 }] }]);
  answers.answer('put', one, hour);
  const { user } = renderScreen(<CoachingPage />, atOfferings);
  const price = within(await screen.findByRole('region', { name: priceTexts.title }));
  expect(price.getByRole('link', { name: 'Five hours' })).toBeVisible();
  await user.click(price.getByRole('button', { name: priceTexts.change }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('textbox', { name: new RegExp(`^${priceTexts.sessions}`) })).toBeDisabled();
  const amount = dialog.getByLabelText(priceTexts.ofPackage, { exact: false });
  await user.clear(amount);
  await user.type(amount, '550');
  await user.click(dialog.getByRole('button', { name: priceTexts.unit.session.add }));
  await user.type(dialog.getByLabelText(priceTexts.unit.session.price, { exact: false }), '150');
  await user.click(dialog.getByRole('button', { name: priceTexts.save }));
  expect(await screen.findByText(priceTexts.saved)).toBeVisible();
  expect(answers.calls('put', one)[0]).toMatchObject({
    ifMatch: '3',
    body: {
      prices: [
        { sessions: 1, price: '150' },
        { productId: 'five', sessions: 5, price: '550', validDays: 90 },
      ],
    },
  });
});

test('in its own dialog prices are left alone unless they are touched, and end when it becomes free', async () => {
  const single = {
    ...blank('OfferingPackageResponse'),
    productId: 'single',
    sessions: 1,
    price: '150.00',
    isInShop: true,
  };
  const hour = offering({
    id: 'hour',
    title: 'One hour',
    isOpenToVisitors: false,
    needsCredit: true,
    packages: [single],
  });
  answers.answer('get', offerings, [hour]);
  answers.answer('put', one, hour);
  const { user } = renderScreen(<CoachingPage />, atOfferings);
  const saved = async (act: (dialog: ReturnType<typeof within>) => Promise<void>) => {
    await user.click(await screen.findByRole('button', { name: texts.set }));
    const dialog = within(await screen.findByRole('dialog'));
    await act(dialog);
    await user.click(dialog.getByRole('button', { name: texts.save }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    return answers.calls('put', one).at(-1)?.body;
  };
  expect(await saved(async () => undefined)).not.toHaveProperty('prices');
  expect(
    await saved(async (dialog) => {
      await user.click(dialog.getByRole('checkbox', { name: texts.takesSessions }));
    }),
  ).toMatchObject({ needsCredit: false, prices: [] });
});

test('a time that someone is paying for says until when it is held', async () => {
  answers.answer('get', offerings, [offering()]);
  const payUntil = '2098-03-01T09:00:00.000Z';
  answers.answer('get', bookings, [call({ state: 'unconfirmed', payUntil })]);
  renderScreen(<CoachingPage />);
  const held = await screen.findAllByText(new RegExp(texts.held('.*')));
  expect(held[0]).toBeVisible();
});

test('sessions come first; each tab has an address, opens by Space, and the old one of a new offering still leads there', async () => {
  answers.answer('get', offerings, [offering()]);
  const { user, router } = renderScreen(<CoachingPage />, { at: '/coaching' });
  const tabs = await screen.findAllByRole('tab');
  expect(tabs.map(({ textContent }) => textContent)).toEqual(Object.values(texts.tabs));
  expect(tabs[0]).toHaveAttribute('aria-selected', 'true');
  act(() => tabs[0]?.focus());
  await user.keyboard('{ArrowRight}{ArrowRight} ');
  expect(router.state.location.search).toBe('?tab=offerings');
  expect(await screen.findByRole('tabpanel', { name: texts.tabs.offerings })).toBeVisible();
  await act(() => router.navigate('/coaching?new'));
  expect(await screen.findByRole('dialog', { name: texts.newOffering })).toBeVisible();
});

test('past sessions are behind a switch that the address keeps', async () => {
  answers.answer('get', offerings, [offering({ isBookable: true })]);
  const { user, router } = renderScreen(<CoachingPage />, { at: '/coaching' });
  expect(await screen.findByText(texts.none)).toBeVisible();
  await user.click(screen.getByRole('button', { name: texts.past }));
  expect(await screen.findByText(texts.nonePast)).toBeVisible();
  expect(router.state.location.search).toBe('?past=');
});
