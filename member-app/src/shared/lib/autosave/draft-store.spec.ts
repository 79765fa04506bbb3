import type { Draft } from './draft-store';
import { DraftStore } from './draft-store';

function aStorage() {
  const kept = new Map<string, string>();
  return {
    kept,
    get length() {
      return kept.size;
    },
    key: (index: number) => [...kept.keys()][index] ?? null,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

const draft = (id: string): Draft => ({ id, text: id, version: null, unanswered: [] });

describe('drafts on this device', () => {
  it('are kept until they are dropped', () => {
    const store = new DraftStore(aStorage(), 'note-draft', 'rosa');
    store.keep(draft('a'));
    store.keep(draft('b'));
    store.keep({ ...draft('a'), text: 'more' });
    store.drop('b');
    expect(store.all()).toEqual([{ ...draft('a'), text: 'more' }]);
  });

  it('are shown to no one else who uses the device', () => {
    const storage = aStorage();
    new DraftStore(storage, 'note-draft', 'rosa').keep(draft('a'));
    expect(new DraftStore(storage, 'note-draft', 'ida').all()).toEqual([]);
  });

  it('that cannot be read are skipped', () => {
    const storage = aStorage();
    storage.setItem('sanctum.note-draft.rosa.x', '{');
    storage.setItem('sanctum.note-draft.rosa.y', '{"id":3}');
    expect(new DraftStore(storage, 'note-draft', 'rosa').all()).toEqual([]);
  });

  it('may find no space, and writing continues', () => {
    const full = {
      ...aStorage(),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    expect(() => new DraftStore(full, 'note-draft', 'rosa').keep(draft('a'))).not.toThrow();
  });
});
