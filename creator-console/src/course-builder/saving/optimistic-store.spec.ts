import { OptimisticStore } from './optimistic-store';

class Refusal extends Error {}

function aStore(confirmed = '', truth = confirmed) {
  const refused: unknown[] = [];
  const store = new OptimisticStore(confirmed, {
    isRefusal: (error) => error instanceof Refusal,
    onRefused: (error) => refused.push(error),
    read: () => Promise.resolve(truth),
  });
  const sent: string[] = [];
  const change = (letter: string, send: () => Promise<void> = () => Promise.resolve()) =>
    store.change({
      apply: (state) => state + letter,
      send: async () => {
        sent.push(letter);
        await send();
      },
    });
  return { store, change, sent, refused };
}

describe('what is changed', () => {
  it('shows at once and is saved in its order', async () => {
    const { store, change, sent } = aStore();
    change('a');
    change('b');
    expect(store.getSnapshot()).toEqual({ state: 'ab', saving: 'saving' });
    expect(await store.settle()).toBe(true);
    expect(sent).toEqual(['a', 'b']);
    expect(store.getSnapshot()).toEqual({ state: 'ab', saving: 'saved' });
  });

  it('waits, and all behind it, when it could not be sent, and is sent again', async () => {
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

  it('is taken back when the server refuses it, and what is true there shows', async () => {
    const { store, change, refused } = aStore('x', 'y');
    change('a', () => Promise.reject(new Refusal()));
    expect(store.getSnapshot().state).toBe('xa');
    await store.settle();
    expect(refused).toHaveLength(1);
    expect(store.getSnapshot()).toEqual({ state: 'y', saving: 'saved' });
  });

  it('goes on behind a refused one', async () => {
    const { store, change, sent } = aStore('', '?b');
    change('a', () => Promise.reject(new Refusal()));
    change('b');
    await store.settle();
    expect(sent).toEqual(['a', 'b']);
    expect(store.getSnapshot()).toEqual({ state: '?b', saving: 'saved' });
  });
});
