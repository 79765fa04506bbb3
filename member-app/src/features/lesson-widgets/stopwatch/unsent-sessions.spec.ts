import { unsentSessions } from './unsent-sessions';

function aStore() {
  const stored = new Map<string, string>();
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
    size: () => stored.size,
  };
}

const session = (id: string, seconds: number) => ({ id, startedAt: '2027-03-01T12:00:00.000Z', seconds });

test('a session waits until the server has all of it', () => {
  const store = aStore();
  const unsent = unsentSessions(store, 'rosa', 'w');
  unsent.keep(session('a', 10));
  unsent.keep(session('b', 5));
  unsent.keep(session('a', 30));
  unsent.sent(session('a', 10));
  expect(unsent.all()).toEqual([session('b', 5), session('a', 30)]);
  unsent.sent(session('a', 30));
  unsent.forget('b');
  expect(unsent.all()).toEqual([]);
  expect(store.size()).toBe(0);
});

test('sessions of one person are not sent for another', () => {
  const store = aStore();
  unsentSessions(store, 'rosa', 'w').keep(session('a', 10));
  expect(unsentSessions(store, 'lind', 'w').all()).toEqual([]);
});
