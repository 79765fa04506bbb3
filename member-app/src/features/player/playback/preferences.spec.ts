import { readPreferences, remember } from './preferences';

function aStorage(kept: string | null = null) {
  let value = kept;
  return {
    getItem: () => value,
    setItem: (_key: string, next: string) => {
      value = next;
    },
  };
}

test('a new device plays as usual', () =>
  expect(readPreferences(aStorage())).toEqual({
    speed: 1,
    quality: 'auto',
    captions: false,
    shortcuts: true,
  }));

test('each preference is remembered separately', () => {
  const storage = aStorage();
  remember(storage, { speed: 1.5 });
  remember(storage, { captions: true });
  remember(storage, { quality: 'low' });
  expect(readPreferences(storage)).toEqual({ speed: 1.5, quality: 'low', captions: true, shortcuts: true });
});

test.each(['not json', 'null', '7', '{"speed":"fast"}', '{"speed":0}', '{"speed":99}'])(
  'damaged storage (%j) plays as usual',
  (kept) => expect(readPreferences(aStorage(kept)).speed).toBe(1),
);
