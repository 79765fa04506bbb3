import { advance, answers, blank, stopClock } from '@sanctum/openapi/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { renderScreen } from '../../../testing';
import { answerCalendar, bookings, calendar, drag, IDA, session, time } from './calendar/testing/calendar';
import { CoachingPage } from './coaching-page';
import { texts } from './texts';

beforeEach(answerCalendar);

describe('in the month', () => {
  const theMonth = { at: '/coaching?view=month&day=2098-03-04' };

  /** Sets a layout: each day is 100 pixels wide and high; the week of March 4, a Tuesday, is the second. */
  const drawnMonth = () =>
    jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
      this: HTMLElement,
    ) {
      const day = this.tagName === 'LI' ? [...this.parentElement!.children].indexOf(this) : 0;
      return new DOMRect((day % 7) * 100, Math.floor(day / 7) * 100, 100, 100);
    });

  async function putDown(name: RegExp, at: { x: number; y: number }) {
    drawnMonth();
    stopClock();
    const { user } = renderScreen(<CoachingPage />, theMonth);
    await drag(await screen.findByRole('button', { name }), { x: at.x - 10, y: at.y - 10 });
    fireEvent.mouseUp(document, { clientX: at.x, clientY: at.y });
    await advance(50);
    return user;
  }

  test('a session dropped on another day keeps its time, and is moved after a confirmation', async () => {
    const move = `${bookings}/{id}/move` as const;
    answers.answer('post', move, blank('BookingResponse'));
    const user = await putDown(IDA, { x: 450, y: 250 });
    const dialog = within(await screen.findByRole('dialog', { name: texts.moveTitle('Ida Holm') }));
    expect(dialog.getByLabelText(new RegExp(texts.newTime))).toHaveValue('2098-03-13T10:00');
    expect(answers.calls('post', move)).toEqual([]);
    await user.click(dialog.getByRole('button', { name: texts.moveIt }));
    expect(await screen.findByText(texts.moved)).toBeVisible();
    // Daylight saving time has started by then.
    expect(answers.calls('post', move)[0]?.body).toEqual({
      startsAt: '2098-03-13T14:00:00.000Z',
      isAtAnyTime: false,
    });
  });

  test('a group date without bookings does too', async () => {
    const move = '/api/creator/coaching/dates/{id}/move';
    const evening = {
      id: 'evening',
      title: 'An evening',
      isGroup: true,
      places: 8,
      booked: 0,
      booking: null,
    };
    answers.answer('get', calendar, time({ sessions: [session(evening)] }));
    answers.answer('post', move, blank('CoachDateResponse'));
    const user = await putDown(/An evening/, { x: 350, y: 150 });
    const dialog = within(await screen.findByRole('dialog', { name: texts.dates.moveTitle('An evening') }));
    await user.click(dialog.getByRole('button', { name: texts.dates.moveIt }));
    expect(await screen.findByText(texts.dates.moved)).toBeVisible();
    expect(answers.calls('post', move)[0]).toMatchObject({
      path: { id: 'evening' },
      body: { startsAt: '2098-03-05T15:00:00.000Z' },
    });
  });

  test.each([
    ['on its own day', { x: 250, y: 150 }],
    ['beside the days', { x: 800, y: 150 }],
  ])('a session dropped %s stays where it was', async (_, at) => {
    await putDown(IDA, at);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
