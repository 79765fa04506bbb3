import { type Cursor, actionOf } from './week-keys';

const place = { rows: { from: 360, to: 1320, hour: 32 }, step: 30 };
const hours = [{ day: 2, from: '09:00', to: '12:00' }];
const press = (key: string, cursor: Cursor, { shiftKey = false, altKey = false } = {}) =>
  actionOf({ key, shiftKey, altKey }, cursor, hours, place);
const tuesdayAtTen = { day: 2, minutes: 600 };
const stretch = { day: 2, from: 540, to: 720 };

test.each([
  ['ArrowDown', { day: 1, minutes: 600 }, { day: 1, minutes: 630 }],
  ['ArrowUp', { day: 1, minutes: 360 }, { day: 1, minutes: 360 }],
  ['ArrowDown', { day: 1, minutes: 1290 }, { day: 1, minutes: 1290 }],
  ['ArrowRight', { day: 1, minutes: 600 }, tuesdayAtTen],
  ['ArrowRight', { day: 7, minutes: 600 }, { day: 7, minutes: 600 }],
  ['ArrowLeft', { day: 2, minutes: 600, begun: 540 }, { day: 2, minutes: 600, begun: 540 }],
])('%s moves from %j to %j', (key, from, cursor) => {
  expect(press(key, from)).toEqual({ does: 'go', cursor });
});

test('Space starts a range and ends it in either direction, and Escape discards it', () => {
  expect(press(' ', { day: 1, minutes: 600 })).toEqual({
    does: 'begin',
    cursor: { day: 1, minutes: 600, begun: 600 },
  });
  expect(press(' ', { day: 1, minutes: 540, begun: 600 })).toMatchObject({
    does: 'add',
    stretch: { day: 1, from: 540, to: 630 },
  });
  expect(press('Escape', { day: 1, minutes: 540, begun: 600 })).toEqual({
    does: 'give-up',
    cursor: { day: 1, minutes: 540 },
  });
});

test('an existing range is removed, ended later or started earlier', () => {
  expect(press('Delete', tuesdayAtTen)).toEqual({ does: 'remove', stretch });
  expect(press('ArrowDown', tuesdayAtTen, { shiftKey: true })).toEqual({
    does: 'resize',
    stretch,
    to: { ...stretch, to: 750 },
  });
  expect(press('ArrowUp', tuesdayAtTen, { altKey: true })).toEqual({
    does: 'resize',
    stretch,
    to: { ...stretch, from: 510 },
  });
});

test('without a range nothing is removed, and Escape is left to the dialog', () => {
  expect(press('Delete', { day: 1, minutes: 600 })).toBeUndefined();
  expect(press('Escape', { day: 1, minutes: 600 })).toBeUndefined();
  expect(press('a', { day: 1, minutes: 600 })).toBeUndefined();
});
