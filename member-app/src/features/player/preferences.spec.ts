import { readPreferences, remember } from './preferences';

function aKeeper(kept: string | null = null) {
  let value = kept;
  return {
    getItem: () => value,
    setItem: (_key: string, next: string) => {
      value = next;
    },
  };
}

test('a new device plays as usual', () =>
  expect(readPreferences(aKeeper())).toEqual({ speed: 1, captions: false, shortcuts: true }));

test('what she chose stays, each by itself', () => {
  const keeper = aKeeper();
  remember(keeper, { speed: 1.5 });
  remember(keeper, { captions: true });
  expect(readPreferences(keeper)).toEqual({ speed: 1.5, captions: true, shortcuts: true });
});

test.each(['not json', 'null', '7', '{"speed":"fast"}', '{"speed":0}', '{"speed":99}'])(
  'spoilt memory (%j) plays as usual',
  (kept) => expect(readPreferences(aKeeper(kept)).speed).toBe(1),
);
