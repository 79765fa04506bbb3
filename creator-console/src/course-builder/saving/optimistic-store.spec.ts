import { OptimisticStore } from './optimistic-store';

class Refusal extends Error {}
class Stale extends Error {}

function aStore(confirmed = '', truth = confirmed) {
  const refused: unknown[] = [];
  const pending: unknown[][] = [];
  const store = new OptimisticStore(confirmed, {
    isRefusal: (error) => error instanceof Refusal,
    isStale: (error) => error instanceof Stale,
    unseen: (state) => `${state}!`,
    onPending: (changes) => pending.push(changes.map(({ data }) => data)),
    onRefused: (error) => refused.push(error),
    read: () => Promise.resolve(truth),
  });
  const sent: string[] = [];
  const ends: string[] = [];
  const change = (
    letter: string,
    send: (state: string) => Promise<void> = () => Promise.resolve(),
    key = '',
  ) =>
    store.change({
      apply: (state) => state + letter,
      send: async (state) => {
        sent.push(letter);
        await send(state);
      },
      data: letter,
      ...(key && { key }),
      onEnd: ({ as }) => ends.push(`${letter} ${as}`),
    });
  return { store, change, sent, refused, ends, pending };
}

describe('a change', () => {
  it('shows at once and is saved in order', async () => {
    const { store, change, sent } = aStore();
    change('a');
    change('b');
    expect(store.getSnapshot()).toEqual({ state: 'ab', saving: 'saving' });
    expect(await store.settle()).toBe(true);
    expect(sent).toEqual(['a', 'b']);
    expect(store.getSnapshot()).toEqual({ state: 'ab', saving: 'saved' });
  });

  it('waits, with all behind it, if it could not be sent, and is sent again', async () => {
    const { store, change, sent } = aStore();
    let online = false;
    change('a', () => (online ? Promise.resolve() : Promise.reject(new TypeError('offline'))));
    change('b');
    expect(await store.settle()).toBe(false);
    expect(store.getSnapshot()).toEqual({ state: 'ab', saving: 'failed' });
    expect(sent).not.toContain('b');
    online = true;
    expect(await store.settle()).toBe(true);
    expect(store.getSnapshot()).toEqual({ state: 'ab', saving: 'saved' });
  });

  it('is reverted if the server refuses it, and the actual state appears', async () => {
    const { store, change, refused } = aStore('x', 'y');
    change('a', () => Promise.reject(new Refusal()));
    expect(store.getSnapshot().state).toBe('xa');
    await store.settle();
    expect(refused).toHaveLength(1);
    expect(store.getSnapshot()).toEqual({ state: 'y', saving: 'saved' });
  });

  it('continues after a refused one', async () => {
    const { store, change, sent } = aStore('', '?b');
    change('a', () => Promise.reject(new Refusal()));
    change('b');
    await store.settle();
    expect(sent).toEqual(['a', 'b']);
    expect(store.getSnapshot()).toEqual({ state: '?b', saving: 'saved' });
  });
});

describe('of changes with the same key', () => {
  it('only the last one is sent, unless the previous one is on its way', async () => {
    const { store, change, sent, ends } = aStore();
    for (const letter of ['a', 'b', 'c']) change(letter, undefined, 'typing');
    await store.settle();
    expect(sent).toEqual(['a', 'c']);
    expect(ends).toEqual(['b replaced', 'a confirmed', 'c confirmed']);
    expect(store.getSnapshot().state).toBe('ac');
  });
});

describe('another person’s change', () => {
  const stale = () => Promise.reject(new Stale());

  it('stops everything until the coach decides', async () => {
    const { store, change, sent } = aStore('x');
    change('a', stale);
    change('b');
    expect(await store.settle()).toBe(false);
    expect(store.getSnapshot()).toEqual({ state: 'xab', saving: 'conflict' });
    expect(store.conflict()).toBeInstanceOf(Stale);
    expect(await store.settle()).toBe(false);
    expect(sent).toEqual(['a']);
  });

  it('is overwritten only by the pending changes if the coach keeps them', async () => {
    const { store, change } = aStore('x', 'xyab');
    const seen: string[] = [];
    const note = (state: string) => Promise.resolve(void seen.push(state));
    let isFirst = true;
    change('a', (state) => {
      const answer = isFirst ? stale() : note(state);
      isFirst = false;
      return answer;
    });
    change('b', note);
    await store.settle();
    await store.keepMine();
    expect(seen).toEqual(['x!', 'xa!']);
    expect(store.getSnapshot()).toEqual({ state: 'xyab', saving: 'saved' });
    change('c', note);
    await store.settle();
    expect(seen.at(-1)).toBe('xyab');
  });

  it('is shown if the coach takes it, and pending changes are dropped', async () => {
    const { store, change, ends, pending } = aStore('x', 'xy');
    change('a', stale);
    await store.settle();
    await store.takeTheirs();
    expect(store.getSnapshot()).toEqual({ state: 'xy', saving: 'saved' });
    expect(store.conflict()).toBeUndefined();
    expect(ends).toEqual(['a dropped']);
    expect(pending.at(-1)).toEqual([]);
  });
});

describe('a pending change', () => {
  it('is available as data, so that it can survive its tab', async () => {
    const { store, change, pending } = aStore();
    change('a', () => Promise.reject(new TypeError('offline')));
    change('b');
    await store.settle();
    expect(pending.at(-1)).toEqual(['a', 'b']);
  });

  it('continues from the state known when it was made', async () => {
    const { store } = aStore('new');
    const seen: string[] = [];
    store.resume('old', [
      { apply: (state) => `${state}a`, send: (state) => Promise.resolve(seen.push(state)) },
    ]);
    await store.settle();
    expect(seen).toEqual(['old']);
  });

  it('survives a simultaneous read', async () => {
    const { store, change } = aStore('x', 'y');
    const reading = store.refresh();
    change('a');
    expect(await reading).toBe(false);
    await store.settle();
    expect(store.getSnapshot().state).toBe('xa');
    expect(await store.refresh()).toBe(true);
    expect(store.getSnapshot().state).toBe('y');
  });
});
