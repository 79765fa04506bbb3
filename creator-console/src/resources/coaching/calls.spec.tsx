import { answers, blank } from '@sanctum/openapi/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { renderScreen } from '../../../testing';
import { anOffering, answerCoaching } from '../../../testing/coaching';
import { goByClockOf } from '../../shared/moment';
import type { Call } from './call';
import { CoachingPage, sessionsPath } from './coaching-page';
import { offeringsPath } from '../../shared/offerings-path';
import type { NoteField } from './notes';
import { texts } from './texts';

const offerings = '/api/creator/coaching/offerings';
const bookings = '/api/creator/coaching/bookings';
const atSessions = { at: sessionsPath };

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

/** Chooses an item from the menu of the first session. */
async function choose(user: ReturnType<typeof renderScreen>['user'], act: string): Promise<void> {
  await user.click((await screen.findAllByRole('button', { name: texts.moreActs('Ida Holm') }))[0]!);
  await user.click(await screen.findByRole('menuitem', { name: act }));
}

beforeEach(() => {
  goByClockOf('Europe/London');
  answerCoaching();
});

test('a visitor’s booking shows time, note and email address, and is canceled with a message', async () => {
  const cancel = '/api/creator/coaching/bookings/{id}/cancel';
  answers.answer('get', offerings, [anOffering({ isBookable: true })]);
  answers.answer('get', bookings, [call({ answers: [{ question: 'Her age?', answer: 'Eleven' }] })]);
  answers.answer('post', cancel, call({ state: 'cancelled' }));
  const { user } = renderScreen(<CoachingPage />, atSessions);
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

describe('a session', () => {
  const path = `${bookings}/{id}` as const;
  beforeEach(() => answers.answer('get', offerings, [anOffering({ isBookable: true })]));

  test('is moved in the time zone of the hours, and shown in the participant’s', async () => {
    answers.answer('get', bookings, [call()]);
    answers.answer('post', `${path}/move`, call());
    const { user } = renderScreen(<CoachingPage />, atSessions);
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

  test('moves outside the hours after a second confirmation', async () => {
    answers.answer('get', bookings, [call()]);
    answers.refuse('post', `${path}/move`, 409, { code: 'outside_hours', message: 'Outside the hours' });
    const { user } = renderScreen(<CoachingPage />, atSessions);
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

  test('gets media files, listed beside its notes', async () => {
    const walk = { id: 'walk', fileName: 'evening-walk.pdf', fileSize: 2048 };
    answers.answer('get', bookings, [call()]);
    answers.answer('get', '/api/creator/media', [
      { ...blank('MediaAssetResponse'), ...walk, fileType: 'file' },
    ]);
    answers.answer('put', path, call({ files: [walk] }));
    const { user } = renderScreen(<CoachingPage />, atSessions);
    await user.click((await screen.findAllByRole('button', { name: texts.notes }))[0]!);
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('combobox', { name: texts.files.add }));
    await user.click(await screen.findByRole('option', { name: /evening-walk/ }));
    expect(await dialog.findByText('evening-walk.pdf')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: texts.saveNotes }));
    expect(await screen.findByText(texts.notesSaved)).toBeVisible();
    expect(answers.calls('put', path)[0]?.body).toMatchObject({ fileIds: ['walk'] });
  });

  test('has notes; changes saved by another tab are merged, and shown where both edited', async () => {
    answers.answer('get', bookings, [call({ version: 1 })]);
    answers.refuse('put', path, 412, { code: 'stale_edit', message: 'Changed elsewhere' });
    answers.answer('get', path, call({ version: 2, sharedNotes: 'Theirs', privateNote: 'Sister' }));
    const { user } = renderScreen(<CoachingPage />, atSessions);
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

test('that cannot be loaded can be retried', async () => {
  answers.refuse('get', offerings, 503);
  answers.refuse('get', bookings, 503);
  const { router } = renderScreen(<CoachingPage />, atSessions);
  expect(await screen.findByText(texts.failed)).toBeVisible();
  await router.navigate(offeringsPath);
  expect(await screen.findByText(texts.offeringsFailed)).toBeVisible();
});

test('a session’s reminders are listed, one is sent by hand, and a failed one is sent again', async () => {
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
  answers.answer('get', offerings, [anOffering({ isBookable: true })]);
  answers.answer('get', bookings, [call()]);
  answers.list('get', reminders, [failed, scheduled]);
  answers.answer('post', again, undefined);
  answers.list('post', `${reminders}/send`, [failed, byHand, scheduled]);
  const { user } = renderScreen(<CoachingPage />, atSessions);
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

test('a held time says until when it is held for payment', async () => {
  answers.answer('get', offerings, [anOffering()]);
  const payUntil = '2098-03-01T09:00:00.000Z';
  answers.answer('get', bookings, [call({ state: 'unconfirmed', payUntil })]);
  renderScreen(<CoachingPage />, atSessions);
  const held = await screen.findAllByText(new RegExp(texts.held('.*')));
  expect(held[0]).toBeVisible();
});

test('past sessions are behind a switch that the URL remembers', async () => {
  answers.answer('get', offerings, [anOffering({ isBookable: true })]);
  const { user, router } = renderScreen(<CoachingPage />, atSessions);
  expect(await screen.findByText(texts.none)).toBeVisible();
  await user.click(screen.getByRole('button', { name: texts.past }));
  expect(await screen.findByText(texts.nonePast)).toBeVisible();
  expect(router.state.location.search).toBe('?tab=sessions&past=');
});
