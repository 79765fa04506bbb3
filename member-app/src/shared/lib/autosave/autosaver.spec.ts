import { AUTOSAVE_MS, type AutosavePorts, Autosaver, RETRY_MS, type SaveOutcome } from './autosaver';
import type { Draft, Saved } from './draft-store';

const empty: Draft = { id: 'n1', text: '', version: null, unanswered: [] };
const saved = (text: string, version: number): SaveOutcome<Saved> => ({
  kind: 'saved',
  current: { text, version },
});
const stale = (text: string, version: number): SaveOutcome<Saved> => ({
  kind: 'stale',
  current: { text, version },
});
const away: SaveOutcome<Saved> = { kind: 'away', retryMs: null };

interface Desk {
  draft?: Partial<Draft>;
  server?: Saved | null;
  ports?: Partial<AutosavePorts<Draft, Saved>>;
}

/** A server, a clock and a device's storage, all controlled by the test. */
function aDesk({ draft = {}, server = null, ports = {} }: Desk = {}) {
  const sent: { text: string; version: number | null; leaving: boolean }[] = [];
  const overwritten: string[] = [];
  const answers: ((outcome: SaveOutcome<Saved>) => void)[] = [];
  const device = new Map<string, Draft>();
  let timer: { callback: () => void; milliseconds: number } | null = null;
  const answer = () => new Promise<SaveOutcome<Saved>>((resolve) => answers.push(resolve));
  const saver = new Autosaver<Draft, Saved>({ ...empty, ...draft }, server, {
    send: ({ text, version }, leaving) => {
      sent.push({ text, version, leaving });
      return answer();
    },
    overwrite: ({ text }) => {
      overwritten.push(text);
      return answer();
    },
    isSame: ({ text }, current) => text.trim() === current.text,
    isEmpty: ({ text }) => text.trim() === '',
    adopt: (written, { text }) => ({ ...written, text }),
    later: (callback, milliseconds) => {
      timer = { callback, milliseconds };
      return () => {
        timer = null;
      };
    },
    keep: (written) => void device.set(written.id, written),
    drop: (id) => void device.delete(id),
    ...ports,
  });
  return {
    saver,
    sent,
    overwritten,
    device,
    texts: () => sent.map(({ text, version }) => [text, version]),
    waits: () => timer?.milliseconds ?? null,
    ring: () => timer?.callback(),
    state: () => saver.snapshot().state,
    async answer(outcome: SaveOutcome<Saved>, which = 0) {
      answers.splice(which, 1)[0]?.(outcome);
      for (let i = 0; i < 12; i++) await Promise.resolve();
    },
  };
}

const mayBeEmpty = { isEmpty: () => false };

describe('a text saves itself', () => {
  it('when its author pauses, and stays on the device until the server has it', async () => {
    const { saver, texts, device, state, waits, ring, answer } = aDesk();
    saver.write({ text: 'Ask' });
    saver.write({ text: 'Ask first ' });
    expect([state(), waits(), device.get('n1')?.text]).toEqual(['unsaved', AUTOSAVE_MS, 'Ask first ']);
    expect(texts()).toEqual([]);
    ring();
    expect(state()).toBe('saving');
    await answer(saved('Ask first', 1));
    expect(state()).toBe('saved');
    expect(texts()).toEqual([['Ask first ', null]]);
    expect(device.size).toBe(0);
  });

  it('at once when its author says so, reporting when all of it is there', async () => {
    const { saver, texts, answer } = aDesk();
    saver.write({ text: 'One' });
    const all = saver.saveNow();
    saver.write({ text: 'One two' });
    await answer(saved('One', 1));
    await answer(saved('One two', 2));
    expect(await all).toBe(true);
    expect(texts()).toEqual([
      ['One', null],
      ['One two', 1],
    ]);
  });

  it('unless it is empty, where an empty text is nothing', async () => {
    const { saver, sent, device } = aDesk();
    saver.write({ text: 'x' });
    saver.write({ text: '  ' });
    expect(await saver.saveNow()).toBe(false);
    expect([sent.length, device.size]).toEqual([0, 0]);
  });

  it('even if it is empty, where it may be emptied', () => {
    const { saver, texts } = aDesk({
      draft: { text: 'a', version: 1 },
      server: { text: 'a', version: 1 },
      ports: mayBeEmpty,
    });
    saver.write({ text: '' });
    void saver.saveNow();
    expect(texts()).toEqual([['', 1]]);
  });

  it('again while the server is down, and is kept meanwhile', async () => {
    const { saver, sent, device, state, waits, ring, answer } = aDesk();
    saver.write({ text: 'One' });
    const all = saver.saveNow();
    await answer(away);
    expect(await all).toBe(false);
    expect([state(), waits(), device.get('n1')?.text]).toEqual(['away', RETRY_MS, 'One']);
    ring();
    await answer(saved('One', 1));
    expect([sent.length, state(), device.size]).toEqual([2, 'saved', 0]);
  });

  it('when a server that asked to wait accepts it again', async () => {
    const { saver, waits, answer } = aDesk();
    saver.write({ text: 'One' });
    void saver.saveNow();
    await answer({ kind: 'away', retryMs: 12_000 });
    expect(waits()).toBe(12_000);
  });

  it('unless it was refused, until its author continues; the text stays on the device', async () => {
    const { saver, device, state, waits, ring, answer } = aDesk();
    saver.write({ text: 'a' });
    ring();
    await answer({ kind: 'refused' });
    expect([state(), device.has('n1')]).toEqual(['refused', true]);
    saver.write({ text: 'ab' });
    expect(waits()).toBe(AUTOSAVE_MS);
  });

  it('as a new one if it was deleted elsewhere in the meantime', async () => {
    const { saver, texts, device, state, answer } = aDesk({ draft: { text: 'Two', version: 1 } });
    void saver.saveNow();
    await answer({ kind: 'gone', newId: 'n2' });
    expect(saver.snapshot().draft.id).toBe('n2');
    expect(texts().at(-1)).toEqual(['Two', null]);
    await answer(saved('Two', 1));
    expect([state(), device.size]).toEqual(['saved', 0]);
  });

  it('unless nothing has changed', async () => {
    const { saver, sent } = aDesk({ draft: { text: 'a', version: 1 }, server: { text: 'a', version: 1 } });
    expect(await saver.saveNow()).toBe(true);
    saver.leave();
    expect(sent).toEqual([]);
  });

  it('no more once it is back to what the server has', async () => {
    const { saver, sent, device, state } = aDesk({
      draft: { text: 'a', version: 1 },
      server: { text: 'a', version: 1 },
    });
    saver.write({ text: 'ab' });
    saver.write({ text: 'a' });
    expect(await saver.saveNow()).toBe(true);
    expect([state(), sent.length, device.size]).toEqual(['saved', 0, 0]);
  });
});

describe('a page that is left', () => {
  const begun = { draft: { text: 'a', version: 1 }, server: { text: 'a', version: 1 } };

  it('sends unsaved text at once, and once', () => {
    const { saver, sent, overwritten } = aDesk(begun);
    saver.write({ text: 'ab' });
    saver.leave();
    saver.leave();
    expect([sent, overwritten]).toEqual([[{ text: 'ab', version: 1, leaving: true }], []]);
  });

  it('while an older text is being sent, lets the newer one win', () => {
    const { saver, overwritten } = aDesk(begun);
    saver.write({ text: 'ab' });
    void saver.saveNow();
    saver.write({ text: 'abc' });
    saver.leave();
    expect(overwritten).toEqual(['abc']);
  });

  it('and gets the older answer last, stays with the newer one', async () => {
    const { saver, state, answer } = aDesk(begun);
    saver.write({ text: 'ab' });
    void saver.saveNow();
    saver.write({ text: 'abc' });
    saver.leave();
    await answer(saved('abc', 3), 1);
    await answer(saved('ab', 2));
    expect([state(), saver.snapshot().draft.version]).toEqual(['saved', 3]);
  });

  it('without a way to overwrite, sends the newer text after the older one', async () => {
    const { saver, texts, answer } = aDesk({ ...begun, ports: { overwrite: undefined } });
    saver.write({ text: 'ab' });
    void saver.saveNow();
    saver.write({ text: 'abc' });
    saver.leave();
    saver.stop();
    await answer(saved('ab', 2));
    expect(texts().at(-1)).toEqual(['abc', 2]);
  });

  it('tries no more; the draft stays on the device', async () => {
    const { saver, waits, answer, device } = aDesk();
    saver.write({ text: 'a' });
    saver.leave();
    saver.stop();
    await answer(away);
    expect([waits(), device.get('n1')?.text]).toEqual([null, 'a']);
  });
});

describe('a draft of an earlier visit', () => {
  it('is sent for the version it was started on', () => {
    const { saver, texts } = aDesk({
      draft: { text: 'old+', version: 2 },
      server: { text: 'new', version: 3 },
    });
    saver.start();
    expect(texts()).toEqual([['old+', 2]]);
  });

  it('that did arrive is forgotten', () => {
    const { saver, texts, device } = aDesk({
      draft: { text: 'a', version: 2, unanswered: ['a'] },
      server: { text: 'a', version: 3 },
    });
    device.set('n1', saver.snapshot().draft);
    saver.start();
    expect([texts(), device.size]).toEqual([[], 0]);
    saver.write({ text: 'ab' });
    void saver.saveNow();
    expect(texts()).toEqual([['ab', 3]]);
    expect(device.get('n1')?.version).toBe(3);
  });

  it('that continues a text which arrived unanswered is not a conflict', async () => {
    const { saver, texts, answer, state } = aDesk({
      draft: { text: 'ab', version: 2, unanswered: ['a'] },
      server: { text: 'a', version: 3 },
    });
    saver.start();
    await answer(stale('a', 3));
    await answer(saved('ab', 4));
    expect(texts()).toEqual([
      ['ab', 2],
      ['ab', 3],
    ]);
    expect(state()).toBe('saved');
  });

  it('that was added before its answer was lost is not a conflict', async () => {
    const { saver, texts, answer, state } = aDesk({ draft: { text: 'One two', unanswered: ['One'] } });
    void saver.saveNow();
    await answer(saved('One', 1));
    expect(texts().at(-1)).toEqual(['One two', 1]);
    await answer(saved('One two', 2));
    expect(state()).toBe('saved');
  });
});

describe('a text changed elsewhere in the meantime', () => {
  it.each([
    ['the same words', 'Two', 'saved'],
    ['older words of the same writer', 'One', 'saving'],
    ['words of another device', 'Other', 'conflict'],
  ] as const)('when a refusal names %s', async (_, there, then) => {
    const { saver, state, answer } = aDesk({ draft: { text: 'Two', version: 1, unanswered: ['One'] } });
    void saver.saveNow();
    await answer(stale(there, 2));
    expect(state()).toBe(then);
  });

  async function aConflict() {
    const desk = aDesk({ draft: { text: 'Mine', version: 1 } });
    void desk.saver.saveNow();
    await desk.answer(stale('Other', 4));
    return desk;
  }

  it('is shown next to the author’s until they choose; nothing is sent meanwhile', async () => {
    const { saver, sent, device, ring } = await aConflict();
    saver.write({ text: 'Mine too' });
    ring();
    saver.leave();
    expect(await saver.saveNow()).toBe(false);
    expect(saver.snapshot()).toMatchObject({ state: 'conflict', other: { text: 'Other' } });
    expect(sent).toHaveLength(1);
    expect(device.get('n1')?.text).toBe('Mine too');
  });

  it('gives way to the author’s text, over the version that was seen', async () => {
    const { saver, texts, answer } = await aConflict();
    const all = saver.keepMine();
    expect(texts().at(-1)).toEqual(['Mine', 4]);
    expect(saver.snapshot().other).toBeNull();
    await answer(saved('Mine', 5));
    expect(await all).toBe(true);
  });

  it('can be joined with the author’s', async () => {
    const { saver, texts } = await aConflict();
    saver.write({ text: 'Other\n\nMine' });
    void saver.keepMine();
    expect(texts().at(-1)).toEqual(['Other\n\nMine', 4]);
  });

  it('can be used instead', async () => {
    const { saver, sent, device } = await aConflict();
    saver.takeOther();
    expect(saver.snapshot()).toMatchObject({
      state: 'saved',
      other: null,
      draft: { text: 'Other', version: 4 },
    });
    expect([sent.length, device.size]).toEqual([1, 0]);
  });
});
