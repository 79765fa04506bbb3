import type { LessonNote } from '../lesson-note';
import type { NoteDraft } from './note-draft';
import { AUTOSAVE_MS, NoteSaver, type NotePorts, RETRY_MS } from './note-saver';
import type { SaveFailure } from './save-outcome';

const draft: NoteDraft = {
  ...{ id: 'n1', lessonId: 'l', text: '', position: null, version: null, unanswered: [] },
};

const note = (text: string, version: number): LessonNote => ({
  ...{ id: 'n1', lessonId: 'l', videoId: null, atSeconds: null, text, version },
  ...{ createdAt: '2026-03-08T10:00:00.000Z', updatedAt: '2026-03-08T10:00:00.000Z' },
});

/** A server that answers when told to, a clock that goes on when told to, and a device. */
function aDesk(start: Partial<NoteDraft> = {}, dirty = false) {
  const sent: NoteDraft[] = [];
  const answers: { ok(note: LessonNote): void; fail(failure: SaveFailure): void }[] = [];
  const device = new Map<string, NoteDraft>();
  let timer: { callback: () => void; milliseconds: number } | null = null;
  const ports: NotePorts = {
    send: (draft) => {
      sent.push(draft);
      return new Promise((resolve, reject) =>
        answers.push({ ok: resolve, fail: (failure) => reject(Object.assign(new Error(), { failure })) }),
      );
    },
    failureOf: (error) => (error as { failure: SaveFailure }).failure,
    newId: () => 'n2',
    later: (callback, milliseconds) => {
      timer = { callback, milliseconds };
      return () => {
        timer = null;
      };
    },
    keep: (draft) => void device.set(draft.id, draft),
    drop: (id) => void device.delete(id),
  };
  const saver = new NoteSaver({ ...draft, ...start }, ports, dirty);
  const settled = async () => {
    for (let i = 0; i < 12; i++) await Promise.resolve();
  };
  return {
    saver,
    sent,
    device,
    settled,
    waits: () => timer?.milliseconds ?? null,
    ring: () => timer?.callback(),
    state: () => saver.snapshot().state,
    async answer(with_: LessonNote) {
      answers.shift()!.ok(with_);
      await settled();
    },
    async fail(failure: SaveFailure) {
      answers.shift()!.fail(failure);
      await settled();
    },
  };
}

describe('a note saves itself', () => {
  it('when she pauses, and stays on the device until the server has it', async () => {
    const { saver, sent, device, state, waits, ring, answer } = aDesk();
    saver.write({ text: 'Ask' });
    saver.write({ text: 'Ask first ' });
    expect([state(), waits(), device.get('n1')?.text]).toEqual(['unsaved', AUTOSAVE_MS, 'Ask first ']);
    ring();
    expect(state()).toBe('saving');
    await answer(note('Ask first', 1));
    expect(state()).toBe('saved');
    expect(sent.map(({ text, version }) => [text, version])).toEqual([['Ask first', null]]);
    expect(device.size).toBe(0);
  });

  it('at once when she says so, and tells when all of it is there', async () => {
    const { saver, sent, answer, settled } = aDesk();
    saver.write({ text: 'One' });
    const all = saver.saveNow();
    saver.write({ text: 'One two' });
    await answer(note('One', 1));
    await settled();
    await answer(note('One two', 2));
    expect(await all).toBe(true);
    expect(sent.map(({ text, version }) => [text, version])).toEqual([
      ['One', null],
      ['One two', 1],
    ]);
  });

  it('never empty', async () => {
    const { saver, sent, device } = aDesk();
    saver.write({ text: 'x' });
    saver.write({ text: '  ' });
    expect(await saver.saveNow()).toBe(false);
    expect([sent.length, device.size]).toEqual([0, 0]);
  });

  it('again by itself while the network is away, and is kept meanwhile', async () => {
    const { saver, device, state, waits, ring, fail, answer } = aDesk();
    saver.write({ text: 'One' });
    const all = saver.saveNow();
    await fail({ kind: 'away', retryMs: null });
    expect(await all).toBe(false);
    expect([state(), waits(), device.get('n1')?.text]).toEqual(['away', RETRY_MS, 'One']);
    ring();
    await answer(note('One', 1));
    expect([state(), device.size]).toEqual(['saved', 0]);
  });

  it('from the device after the tab was killed, and a save whose answer was lost is not a conflict', async () => {
    const left = { text: 'One two', version: null, unanswered: ['One'] };
    const { saver, sent, state, answer, ring } = aDesk(left, true);
    void saver.saveNow();
    await answer(note('One', 1));
    ring();
    expect(sent.at(-1)).toMatchObject({ text: 'One two', version: 1 });
    await answer(note('One two', 2));
    expect(state()).toBe('saved');
  });

  it.each([
    ['the same words', 'Two', 'saved'],
    ['older words of hers', 'One', 'saving'],
    ['words of another device', 'Other', 'conflict'],
  ] as const)('and a refusal that names %s', async (_, there, then) => {
    const { saver, state, fail } = aDesk({ text: 'Two', version: 1, unanswered: ['One'] }, true);
    void saver.saveNow();
    await fail({ kind: 'stale', current: note(there, 2) });
    expect(state()).toBe(then);
  });

  it('as a new one when it was deleted elsewhere meanwhile', async () => {
    const { saver, sent, device, state, fail, answer, settled } = aDesk({ text: 'Two', version: 1 }, true);
    void saver.saveNow();
    await fail({ kind: 'gone' });
    await settled();
    expect(sent.at(-1)).toMatchObject({ id: 'n2', version: null });
    await answer({ ...note('Two', 1), id: 'n2' });
    expect([state(), device.size]).toEqual(['saved', 0]);
  });

  it('not where it may not, and keeps the words on the device', async () => {
    const { saver, device, state, waits, fail } = aDesk({ text: 'Two' }, true);
    void saver.saveNow();
    await fail({ kind: 'refused' });
    expect([state(), waits()]).toEqual(['refused', null]);
    expect(device.has('n1')).toBe(true);
  });
});

describe('two texts of one note', () => {
  async function aConflict() {
    const desk = aDesk({ text: 'Mine', version: 1 }, true);
    void desk.saver.saveNow();
    await desk.fail({ kind: 'stale', current: note('Other', 4) });
    return desk;
  }

  it('stand beside each other until she chooses; nothing is sent meanwhile', async () => {
    const { saver, sent, ring } = await aConflict();
    saver.write({ text: 'Mine too' });
    ring();
    expect(saver.snapshot()).toMatchObject({ state: 'conflict', other: { text: 'Other' } });
    expect(sent).toHaveLength(1);
  });

  it('keep hers, over the version she has seen', async () => {
    const { saver, sent, answer } = await aConflict();
    const all = saver.keepMine();
    expect(sent.at(-1)).toMatchObject({ text: 'Mine', version: 4 });
    await answer(note('Mine', 5));
    expect(await all).toBe(true);
  });

  it('keep the other', async () => {
    const { saver, device } = await aConflict();
    saver.keepOther();
    expect(saver.snapshot()).toMatchObject({
      state: 'saved',
      other: null,
      draft: { text: 'Other', version: 4 },
    });
    expect(device.size).toBe(0);
  });
});
