import { type Command, commandFor, type Focus, type KeyPress } from './shortcuts';

const page: Focus = { keeps: 'nothing', onStage: false };
const video: Focus = { keeps: 'nothing', onStage: true };
const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  isComposing: false,
  ...more,
});

test.each<[string, Command | null]>([
  [' ', { do: 'toggle-play' }],
  ['k', { do: 'toggle-play' }],
  ['K', { do: 'toggle-play' }],
  ['j', { do: 'seek', by: -10 }],
  ['l', { do: 'seek', by: 10 }],
  ['ArrowLeft', { do: 'seek', by: -5 }],
  ['ArrowRight', { do: 'seek', by: 5 }],
  ['ArrowUp', { do: 'volume', by: 0.1 }],
  ['ArrowDown', { do: 'volume', by: -0.1 }],
  ['m', { do: 'mute' }],
  ['c', { do: 'captions' }],
  ['f', { do: 'full-screen' }],
  ['<', { do: 'speed', step: -1 }],
  ['>', { do: 'speed', step: 1 }],
  ['0', { do: 'jump', percent: 0 }],
  ['7', { do: 'jump', percent: 70 }],
  ['n', { do: 'notes' }],
  ['?', { do: 'help' }],
  ['x', null],
  ['Enter', null],
  ['Tab', null],
  ['constructor', null],
])('the key %j on the video means %j', (key, command) =>
  expect(commandFor(press(key), video)).toEqual(command),
);

test.each(['k', ' ', '5', '?', 'ArrowLeft'])('%j does nothing while typing', (key) =>
  expect(commandFor(press(key), { keeps: 'everything', onStage: true })).toBeNull(),
);

test.each(['ctrlKey', 'altKey', 'metaKey', 'isComposing'] as const)(
  'k with %s is left to the browser',
  (held) => expect(commandFor(press('k', { [held]: true }), page)).toBeNull(),
);

test.each<[string, Focus, boolean]>([
  ['ArrowDown', page, false],
  ['ArrowUp', page, false],
  ['ArrowLeft', page, true],
  [' ', page, true],
  [' ', { keeps: 'space', onStage: true }, false],
  ['k', { keeps: 'space', onStage: true }, true],
  ['ArrowUp', { keeps: 'space', onStage: true }, true],
  ['ArrowRight', { keeps: 'arrows', onStage: true }, false],
  [' ', { keeps: 'arrows', onStage: true }, true],
])('%j with the focus %j is a shortcut: %s', (key, focus, isShortcut) =>
  expect(commandFor(press(key), focus) !== null).toBe(isShortcut),
);
