import { advance, stopClock } from '@sanctum/openapi/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { renderScreen } from '../../../../testing';
import type { WeekdayHours } from './drawing';
import { DrawnWeek } from './drawn-week';
import { texts } from './texts';
import { useUndo } from './use-undo';

const morning = { day: 1, from: '09:00', to: '12:00' };
const onDrawing = jest.fn();

function Week() {
  const undoable = useUndo<WeekdayHours[]>([morning]);
  return (
    <>
      <DrawnWeek hours={undoable} increment={30} weekStart={1} usual={60} onDrawing={onDrawing} />
      <pre data-testid="hours">{JSON.stringify(undoable.value)}</pre>
    </>
  );
}

const hours = () => JSON.parse(screen.getByTestId('hours').textContent) as WeekdayHours[];

/** Height of a time: the rows start at seven, and an hour is 30 pixels high; in jsdom everything starts at 0. */
const at = (clock: number) => (clock - 7) * 30;
const day = (weekday: number) => document.querySelector<HTMLElement>(`[data-day="${weekday}"]`)!;
const part = (name: string) => day(1).querySelector<HTMLElement>(name)!;

beforeEach(() => {
  stopClock();
  onDrawing.mockClear();
});

async function drag(what: HTMLElement, from: number, to: number) {
  fireEvent.mouseDown(what, { button: 0, clientX: 5, clientY: at(from) });
  fireEvent.mouseMove(document, { clientX: 5, clientY: at(from) + 10 });
  await waitFor(() => expect(onDrawing).toHaveBeenLastCalledWith(true));
  fireEvent.mouseMove(document, { clientX: 5, clientY: at(to) });
}

/** Releases, and waits, because a click right after a drag is ignored. */
async function letGo(y: number) {
  fireEvent.mouseUp(document, { clientX: 5, clientY: at(y) });
  await advance(50);
}

test('hours are drawn by mouse in the steps at which meetings start', async () => {
  renderScreen(<Week />);
  await drag(day(2), 13.1, 16.8);
  await letGo(16.8);
  await waitFor(() => expect(hours()).toEqual([morning, { day: 2, from: '13:00', to: '17:00' }]));
  expect(screen.getByText(texts.drawn('Tuesday', '1:00 PM', '5:00 PM'))).toBeInTheDocument();
});

test('Escape cancels drawing', async () => {
  renderScreen(<Week />);
  await drag(day(2), 13, 16);
  fireEvent.keyDown(document, { key: 'Escape', code: 'Escape' });
  await waitFor(() => expect(onDrawing).toHaveBeenLastCalledWith(false));
  await letGo(16);
  expect(hours()).toEqual([morning]);
});

test('an end is dragged, and clicked hours are removed; both can be undone', async () => {
  const { user } = renderScreen(<Week />);
  await drag(part('[data-end="to"]'), 12, 13.6);
  await letGo(13.6);
  await waitFor(() => expect(hours()).toEqual([{ ...morning, to: '13:30' }]));
  await user.click(part('[data-stretch]'));
  expect(hours()).toEqual([]);
  await user.click(screen.getByRole('button', { name: texts.undo }));
  expect(hours()).toEqual([{ ...morning, to: '13:30' }]);
  await user.click(screen.getByRole('button', { name: texts.undo }));
  expect(hours()).toEqual([morning]);
  expect(screen.getByRole('button', { name: texts.undo })).toBeDisabled();
});

test('clicking an empty spot opens the usual length of a meeting', () => {
  renderScreen(<Week />);
  fireEvent.click(day(5), { clientY: at(10) + 2 });
  expect(hours()).toEqual([morning, { day: 5, from: '10:00', to: '11:00' }]);
});

test('hours are drawn, changed, removed and restored by keyboard, and every step is announced', async () => {
  const { user } = renderScreen(<Week />);
  await user.tab();
  expect(screen.getByRole('application')).toHaveFocus();
  const said = (words: string) => expect(screen.getByText(words)).toBeInTheDocument();
  said(texts.open('Monday', '9:00 AM', '9:00 AM', '12:00 PM'));
  await user.keyboard('{ArrowRight} {ArrowDown}');
  said(texts.drawing('Tuesday', '9:00 AM', '10:00 AM'));
  await user.keyboard(' ');
  said(texts.drawn('Tuesday', '9:00 AM', '10:00 AM'));
  expect(hours()).toEqual([morning, { day: 2, from: '09:00', to: '10:00' }]);
  await user.keyboard('{Shift>}{ArrowDown}{/Shift}{Alt>}{ArrowUp}{/Alt}');
  expect(hours()).toEqual([morning, { day: 2, from: '08:30', to: '10:30' }]);
  await user.keyboard('{Delete}');
  expect(hours()).toEqual([morning]);
  await user.keyboard('{Control>}z{/Control}');
  expect(hours()).toEqual([morning, { day: 2, from: '08:30', to: '10:30' }]);
});
