import { type KeyboardEvent, useState } from 'react';
import { timeInWords } from '../../../shared/time-of-day';
import { weekdayName } from '../grid/formats';
import type { Rows } from '../grid/rows';
import {
  between,
  type Drawn,
  stretchAt,
  type WeekdayHours,
  withEnd,
  withoutStretch,
  withStretch,
} from './drawing';
import { texts } from './texts';
import type { Undoable } from './use-undo';
import type { Draft } from './week-drag';
import { type Cursor, type Action, actionOf } from './week-keys';

const FIRST: Cursor = { day: 1, minutes: 9 * 60 };

/** Changes to the drawn hours, by pointer and keyboard, each with its announcement. */
// oxlint-disable-next-line max-lines-per-function -- pointer and keyboard change and announce the same hours
export function useDrawing(
  { value: hours, set, undo }: Undoable<WeekdayHours[]>,
  grid: { rows: Rows; step: number },
  onDrawing: (isDrawing: boolean) => void,
) {
  const [cursor, setCursor] = useState<Cursor>(FIRST);
  const [isByKeys, setByKeys] = useState(false);
  const [said, say] = useState('');

  const add = (stretch: Drawn) => {
    set(withStretch(hours, stretch));
    say(texts.drawn(...inWords(stretch)));
  };
  const remove = (stretch: Drawn) => {
    set(withoutStretch(hours, stretch));
    say(texts.removed(...inWords(stretch)));
  };
  const resize = (stretch: Drawn, to: Drawn) => {
    const [end, minutes] = stretch.from === to.from ? (['to', to.to] as const) : (['from', to.from] as const);
    if (stretch[end] === minutes) return;
    set(withEnd(hours, stretch, end, minutes, grid.step));
    say(texts.drawn(...inWords(to)));
  };
  const finish = ({ drawn: stretch, replaces }: Draft) =>
    replaces ? resize(replaces, stretch) : add(stretch);
  const takeBack = () => {
    undo?.();
    say(texts.undone);
  };

  function carryOut(action: Action) {
    if (action.does === 'add') add(action.stretch);
    else if (action.does === 'remove') remove(action.stretch);
    else if (action.does === 'resize') resize(action.stretch, action.to);
    else say(placeInWords(action.cursor, hours, grid.step));
    if ('cursor' in action) {
      setCursor(action.cursor);
      onDrawing(action.cursor.begun !== undefined);
    }
  }

  function press(event: KeyboardEvent) {
    const { key, shiftKey, altKey } = event;
    const isCommand = event.ctrlKey || event.metaKey;
    const isUndo = isCommand && key.toLowerCase() === 'z';
    const action = isCommand ? undefined : actionOf({ key, shiftKey, altKey }, cursor, hours, grid);
    if (!isUndo && !action) return;
    event.preventDefault();
    event.stopPropagation();
    if (isUndo) takeBack();
    else if (action) carryOut(action);
  }

  const onGround = {
    onKeyDown: press,
    // Keyboard users see the cursor; mouse users don't need one.
    onKeyUp: () => setByKeys(true),
    onFocus: () => say(placeInWords(cursor, hours, grid.step)),
    onBlur: () => setByKeys(false),
  };
  return { said, cursor, isByKeys, onGround, add, remove, finish, takeBack };
}

const inWords = ({ day, from, to }: Drawn): [string, string, string] => [
  weekdayName(day),
  timeInWords(from),
  timeInWords(to),
];

function placeInWords({ day, minutes, begun }: Cursor, hours: readonly WeekdayHours[], step: number): string {
  const draft = begunWith({ day, minutes, ...(begun !== undefined && { begun }) }, step);
  if (draft) return texts.drawing(...inWords(draft.drawn));
  const here = stretchAt(hours, day, minutes);
  const name = weekdayName(day);
  if (!here) return texts.closed(name, timeInWords(minutes));
  return texts.open(name, timeInWords(minutes), timeInWords(here.from), timeInWords(here.to));
}

/** Returns the range that the keyboard has started but not finished. */
export const begunWith = ({ day, minutes, begun }: Cursor, step: number): Draft | undefined =>
  begun === undefined ? undefined : { drawn: { day, ...between(begun, minutes, step) } };
