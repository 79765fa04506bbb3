import { advance, answers, blank, stopClock } from '@sanctum/openapi/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderScreen } from '../../../testing';
import {
  answerCalendar,
  bookings,
  calendar,
  drag,
  drawn,
  IDA,
  NEW_YORK,
  session,
  theWeek,
  time,
} from './calendar/testing/calendar';
import { texts as words } from './calendar/texts';
import { CoachingPage } from './coaching-page';
import { texts } from './texts';

beforeEach(answerCalendar);

/** Answers the calls of the list next to the calendar with an empty list. */
function emptyList() {
  answers.list('get', '/api/creator/coaching/busy-calendars', []);
  answers.answer('get', '/api/me/calendar-feed', { since: null });
}

test('today’s sessions and the calendar come first, with one click to the outcome of a session', async () => {
  emptyList();
  const settle = '/api/creator/coaching/bookings/{id}/record-outcome';
  const ida = { ...blank('BookingResponse'), id: 'ida', name: 'Ida Holm', state: 'confirmed' as const };
  answers.answer('get', bookings, [
    { ...ida, startsAt: '2020-03-02T14:00:00.000Z', endsAt: '2020-03-02T15:00:00.000Z' },
  ]);
  answers.answer('post', settle, { ...ida, state: 'no_show' });
  const { user } = renderScreen(<CoachingPage />, { at: '/coaching' });
  const today = within(screen.getByRole('region', { name: texts.today }));
  expect(await today.findByText(/9:00.AM.–.10:00.AM/)).toBeVisible();
  const { filter } = answers.calls('get', bookings)[0]?.query ?? {};
  expect(JSON.parse(filter ?? '')).toMatchObject({
    startsAt_gte: expect.any(String) as string,
    startsAt_lte: expect.any(String) as string,
  });
  await user.click(today.getByRole('button', { name: texts.noShow }));
  expect(await screen.findByText(texts.settled.no_show)).toBeVisible();
  expect(await screen.findByText('New York time', { exact: false })).toBeVisible();
});

test('a day without sessions says so, and the other tabs have their own URLs', async () => {
  emptyList();
  const { user, router } = renderScreen(<CoachingPage />, { at: '/coaching' });
  expect(await screen.findByText(texts.noneToday)).toBeVisible();
  await user.click(screen.getByRole('tab', { name: texts.tabs.sessions }));
  expect(router.state.location.search).toBe('?tab=sessions');
  await user.click(screen.getByRole('tab', { name: texts.tabs.offerings }));
  expect(await screen.findByRole('button', { name: texts.newOffering })).toBeVisible();
});

test('a week is requested in the site’s time zone, and Back returns to the previous days', async () => {
  const { user, router } = renderScreen(<CoachingPage />, theWeek);
  expect(await screen.findByRole('button', { name: IDA })).toBeVisible();
  expect(answers.calls('get', calendar)[0]?.query).toEqual({
    from: '2098-03-02T05:00:00.000Z',
    to: '2098-03-09T05:00:00.000Z',
  });
  await user.click(screen.getByRole('button', { name: words.after.week }));
  expect(await screen.findByRole('heading', { name: /March 9.–.15, 2098/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: words.views.month }));
  expect(await screen.findByRole('heading', { name: 'March 2098' })).toBeVisible();
  expect(router.state.location.search).toBe('?view=month&day=2098-03-11');
  await router.navigate(-2);
  expect(await screen.findByRole('heading', { name: /March 2.–.8, 2098/ })).toBeVisible();
});

test('a day of the month links to its view, and a session to its participants', async () => {
  const ida = { ...blank('BookingResponse'), id: 'ida', name: 'Ida Holm', startsAt: session().startsAt };
  answers.answer('get', bookings, ({ query }) => (query.filter?.includes('sessionId') ? [ida] : []));
  const { user, router } = renderScreen(<CoachingPage />, { at: '/coaching?view=month&day=2098-03-04' });
  await user.click(await screen.findByRole('button', { name: /^Tuesday, March 4: 1 session/ }));
  expect(router.state.location.search).toBe('?view=day&day=2098-03-04');
  await user.click(await screen.findByRole('button', { name: IDA }));
  const dialog = within(await screen.findByRole('dialog', { name: 'One hour' }));
  expect(await dialog.findByText('Ida Holm')).toBeVisible();
  expect(answers.calls('get', bookings).at(-1)?.query).toMatchObject({ filter: '{"sessionId":"one"}' });
});

test('a session dropped elsewhere asks for confirmation, and only the dialog moves it', async () => {
  drawn();
  stopClock();
  const move = `${bookings}/{id}/move` as const;
  answers.answer('post', move, blank('BookingResponse'));
  const { user } = renderScreen(<CoachingPage />, theWeek);
  await drag(await screen.findByRole('button', { name: IDA }), { x: 100, y: 56 });
  fireEvent.mouseUp(document, { clientX: 110, clientY: 66 });
  // A click right after a drag is ignored; a moment later clicks count again.
  await advance(50);
  const dialog = within(await screen.findByRole('dialog', { name: texts.moveTitle('Ida Holm') }));
  expect(dialog.getByLabelText(new RegExp(texts.newTime))).toHaveValue('2098-03-05T11:00');
  expect(answers.calls('post', move)).toEqual([]);
  await user.click(dialog.getByRole('button', { name: texts.moveIt }));
  expect(await screen.findByText(texts.moved)).toBeVisible();
  expect(answers.calls('post', move)[0]).toMatchObject({
    path: { id: 'ida' },
    body: { startsAt: '2098-03-05T16:00:00.000Z', isAtAnyTime: false },
  });
});

test('a group date without bookings can be dropped elsewhere, asks for confirmation, and is moved', async () => {
  drawn();
  stopClock();
  const move = '/api/creator/coaching/dates/{id}/move';
  const evening = { id: 'evening', title: 'An evening', isGroup: true, places: 8, booked: 0, booking: null };
  answers.answer('get', calendar, time({ sessions: [session(evening)] }));
  answers.answer('post', move, blank('CoachDateResponse'));
  const { user } = renderScreen(<CoachingPage />, theWeek);
  await drag(await screen.findByRole('button', { name: /An evening/ }), { x: 100, y: 56 });
  fireEvent.mouseUp(document, { clientX: 110, clientY: 66 });
  await advance(50);
  const dialog = within(await screen.findByRole('dialog', { name: texts.dates.moveTitle('An evening') }));
  expect(dialog.getByLabelText(new RegExp(texts.newTime))).toHaveValue('2098-03-05T11:00');
  expect(answers.calls('post', move)).toEqual([]);
  await user.click(dialog.getByRole('button', { name: texts.dates.moveIt }));
  expect(await screen.findByText(texts.dates.moved)).toBeVisible();
  expect(answers.calls('post', move)[0]).toMatchObject({
    path: { id: 'evening' },
    body: { startsAt: '2098-03-05T16:00:00.000Z' },
  });
});

test('Escape leaves a dragged session where it was', async () => {
  drawn();
  renderScreen(<CoachingPage />, theWeek);
  const block = await screen.findByRole('button', { name: IDA });
  await drag(block, { x: 100, y: 56 });
  fireEvent.keyDown(document, { key: 'Escape', code: 'Escape' });
  await waitFor(() => expect(block.style.transform).toBe(''));
  fireEvent.mouseUp(document, { clientX: 110, clientY: 66 });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('held times, past sessions and group dates say so, and cannot be dragged', async () => {
  drawn();
  const later = (hours: number) => {
    const shifted = (moment: string) => new Date(Date.parse(moment) + hours * 3_600_000).toISOString();
    const { startsAt, endsAt, blockedFrom, blockedUntil } = session();
    return {
      startsAt: shifted(startsAt),
      endsAt: shifted(endsAt),
      blockedFrom: shifted(blockedFrom),
      blockedUntil: shifted(blockedUntil),
    };
  };
  answers.answer(
    'get',
    calendar,
    time({
      sessions: [
        session({ id: 'held', state: 'held', heldUntil: '2098-03-04T14:30:00.000Z' }),
        session({
          id: 'evening',
          title: 'An evening',
          isGroup: true,
          isForPairs: true,
          ...later(2),
          places: 8,
          booked: 3,
        }),
        session({
          id: 'missed',
          state: 'completed',
          ...later(4),
          booking: { ...session().booking!, state: 'no_show' },
        }),
      ],
    }),
  );
  renderScreen(<CoachingPage />, theWeek);
  const held = await screen.findByRole('button', { name: new RegExp(`${words.heldUntil('9:30 AM')}$`) });
  expect(screen.getByRole('button', { name: new RegExp(words.places(3, 8, true)) })).toBeVisible();
  expect(screen.getByRole('button', { name: new RegExp(`${words.states.no_show}$`) })).toBeVisible();
  fireEvent.mouseDown(held, { button: 0, clientX: 10, clientY: 10 });
  fireEvent.mouseMove(document, { clientX: 110, clientY: 66 });
  fireEvent.mouseUp(document, { clientX: 110, clientY: 66 });
  expect(held.style.transform).toBe('');
  expect(screen.queryByRole('dialog')).toBeNull();
});

describe('an empty time in the open hours', () => {
  const open = () =>
    screen.findByRole('button', { name: words.open('Tuesday, March 4', '9:00 AM', '12:00 PM') });

  test('is booked for a student, with the clicked time', async () => {
    drawn();
    answers.answer('get', '/api/students', [
      { ...blank('StudentResponse'), id: 'elin', username: 'Elin Hart' },
    ]);
    answers.answer('get', '/api/creator/coaching/offerings', [
      {
        ...blank('OfferingResponse'),
        id: 'hour',
        title: 'One hour',
        isBookable: true,
        timeZone: NEW_YORK,
      },
    ]);
    answers.answer('post', bookings, blank('BookingResponse'));
    const { user } = renderScreen(<CoachingPage />, theWeek);
    // An hour is 56 pixels high.
    fireEvent.click(await open(), { detail: 1, clientX: 310, clientY: 90 });
    await user.click(await screen.findByRole('menuitem', { name: texts.time.book }));
    await user.type(await screen.findByLabelText(texts.student), 'Elin');
    await user.click(await screen.findByRole('option', { name: 'Elin Hart' }));
    await user.click(screen.getByRole('button', { name: texts.time.goOn }));
    const dialog = within(await screen.findByRole('dialog', { name: /Elin Hart/ }));
    expect(await dialog.findByDisplayValue('2098-03-04T10:30')).toBeVisible();
    await user.click(dialog.getAllByRole('button').at(-1)!);
    await waitFor(() => expect(answers.calls('post', bookings)).toHaveLength(1));
    expect(answers.calls('post', bookings)[0]?.body).toMatchObject({
      studentId: 'elin',
      offeringId: 'hour',
      startsAt: '2098-03-04T15:30:00.000Z',
      isAtAnyTime: false,
    });
  });

  test('is reached by keyboard, and its day is taken off', async () => {
    const add = '/api/creator/coaching/calendar/add-time-off';
    answers.answer('post', add, undefined);
    const { user } = renderScreen(<CoachingPage />, theWeek);
    (await open()).focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByText(/9:00 AM EST$/)).toBeVisible();
    await user.click(screen.getByRole('menuitem', { name: texts.time.takeOff }));
    const dialog = within(await screen.findByRole('dialog', { name: texts.timeOff }));
    fireEvent.change(dialog.getByLabelText(texts.lastDay), { target: { value: '2098-03-06' } });
    await user.click(dialog.getByRole('button', { name: texts.addTimeOff }));
    expect(await screen.findByText(texts.time.taken)).toBeVisible();
    expect(answers.calls('post', add)[0]?.body).toEqual({ from: '2098-03-04', to: '2098-03-06' });
  });
});

test('time off covers its days, and can be removed there', async () => {
  const remove = '/api/creator/coaching/calendar/remove-time-off';
  const timeOff = [{ from: '2098-03-05', to: '2098-03-06', only: ['One hour'] }];
  answers.answer('get', calendar, time({ timeOff }));
  answers.answer('post', remove, undefined);
  const { user } = renderScreen(<CoachingPage />, theWeek);
  const label = words.timeOffFrom(words.timeOffOnly('One hour'), 'Mar 5', 'Mar 6');
  const bands = await screen.findAllByRole('button', { name: label });
  expect(bands).toHaveLength(2);
  await user.click(bands[0]!);
  const dialog = within(await screen.findByRole('dialog', { name: texts.timeOff }));
  expect(dialog.getByText(texts.time.endText('One hour'))).toBeVisible();
  await user.click(dialog.getByRole('button', { name: texts.removeTimeOff }));
  expect(await screen.findByText(texts.time.ended)).toBeVisible();
  expect(answers.calls('post', remove)[0]?.body).toEqual({ from: '2098-03-05', to: '2098-03-06' });
});

test('on a phone a week is an agenda, and a month has dots that link to their day', async () => {
  jest
    .spyOn(globalThis, 'matchMedia')
    .mockImplementation((media) =>
      Object.assign(matchMediaOf(media), { matches: media.includes('max-width') }),
    );
  const { user, router } = renderScreen(<CoachingPage />, theWeek);
  const day = within(await screen.findByRole('region', { name: 'Tuesday, March 4' }));
  expect(day.getByRole('button', { name: IDA })).toBeVisible();
  await user.click(screen.getByRole('button', { name: words.views.month }));
  const dots = await screen.findByRole('button', { name: /^Tuesday, March 4: 1 session/ });
  expect(screen.queryByText('Ida Holm')).toBeNull();
  await user.click(dots);
  expect(router.state.location.search).toBe('?view=day&day=2098-03-04');
});

test('days without hours say where to set them, and a calendar that cannot be loaded can be retried', async () => {
  answers.answer('get', calendar, time({ sessions: [], open: [] }));
  const { user } = renderScreen(<CoachingPage />, theWeek);
  expect(await screen.findByText(words.noHours)).toBeVisible();
  expect(screen.getByText(new RegExp(`^${words.noSessions} ·`))).toBeVisible();
  answers.refuse('get', calendar, 503);
  await user.click(screen.getByRole('button', { name: words.after.week }));
  expect(await screen.findByText(words.failed)).toBeVisible();
});

const { matchMedia: matchMediaOf } = globalThis;

test('a community event is in the calendar, cannot be dragged, and links to its page', async () => {
  emptyList();
  answers.answer(
    'get',
    calendar,
    time({
      events: [
        {
          id: 'garden',
          title: 'Garden evening',
          coming: 3,
          capacity: 12,
          startsAt: '2098-03-04T18:00:00.000Z',
          endsAt: '2098-03-04T19:00:00.000Z',
        },
      ],
    }),
  );
  const { user, router } = renderScreen(<CoachingPage />, theWeek);
  expect(await screen.findByText(words.events(1), { exact: false })).toBeVisible();
  const event = screen.getByRole('button', { name: /Event, Garden evening, 3 of 12 going/ });
  await user.click(event);
  expect(router.state.location.pathname).toBe('/events/garden');
});
