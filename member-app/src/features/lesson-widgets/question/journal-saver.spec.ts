import { type Draft, JournalSaver, type JournalState, type Outcome, type SavedText } from './journal-saver';

/** A server that answers when told to, and a clock that rings when told to. */
function aJournal(saved: SavedText = { text: '', version: 0 }, draft: Draft | null = null) {
  const sent: [text: string, version: number | null, leaving: boolean][] = [];
  const states: JournalState[] = [];
  const answers: ((outcome: Outcome) => void)[] = [];
  let ring: (() => void) | undefined;
  let kept: Draft | null = draft;
  let other: SavedText | null = null;
  const saver = new JournalSaver(
    {
      send: (text, version, leaving) => {
        sent.push([text, version, leaving]);
        return new Promise((resolve) => answers.push(resolve));
      },
      later: (callback) => {
        ring = callback;
        return () => {
          ring = undefined;
        };
      },
      keep: (next) => {
        kept = next;
      },
      changed: (state, theirs) => {
        states.push(state);
        other = theirs;
      },
    },
    saved,
    draft,
  );
  const answer = async (outcome: Outcome) => {
    answers.shift()?.(outcome);
    for (let i = 0; i < 8; i++) await Promise.resolve();
  };
  return {
    saver,
    sent,
    states,
    answer,
    ring: () => ring?.(),
    waits: () => ring !== undefined,
    kept: () => kept,
    other: () => other,
    state: () => states.at(-1),
  };
}

const ok = (version: number): Outcome => ({ kind: 'saved', version });
const stale = (text: string, version: number): Outcome => ({ kind: 'stale', current: { text, version } });

describe('a journal', () => {
  test('is saved when her writing pauses, and says honestly where it stands', async () => {
    const { saver, sent, states, ring, answer, kept } = aJournal();
    saver.write('I');
    saver.write('I listened');
    expect(sent).toEqual([]);
    expect(kept()).toEqual({ text: 'I listened', version: 0, unsure: [] });
    ring();
    await answer(ok(1));
    expect(sent).toEqual([['I listened', 0, false]]);
    expect(states).toEqual(['typing', 'typing', 'saving', 'saved']);
    expect(kept()).toBeNull();
  });

  test('sends what was written meanwhile after the answer, on the new version', async () => {
    const { saver, sent, answer, state } = aJournal({ text: 'a', version: 4 });
    saver.write('ab');
    void saver.flush();
    saver.write('abc');
    await answer(ok(5));
    expect(state()).toBe('saving');
    await answer(ok(6));
    expect(sent).toEqual([
      ['ab', 4, false],
      ['abc', 5, false],
    ]);
    expect(state()).toBe('saved');
  });

  test('waits and tries again while the server is away', async () => {
    const { saver, sent, states, ring, answer, kept } = aJournal();
    saver.write('a');
    ring();
    await answer({ kind: 'failed' });
    expect(states.at(-1)).toBe('failed');
    expect(kept()?.text).toBe('a');
    ring();
    await answer(ok(1));
    expect(sent).toHaveLength(2);
    expect(states.at(-1)).toBe('saved');
  });

  test('does not insist when it is refused, until she writes on', async () => {
    const { saver, state, ring, answer, waits } = aJournal();
    saver.write('a');
    ring();
    await answer({ kind: 'refused' });
    expect(state()).toBe('refused');
    saver.write('ab');
    expect(waits()).toBe(true);
  });

  test('is not sent again when nothing has changed', async () => {
    const { saver, sent } = aJournal({ text: 'a', version: 1 });
    expect(await saver.flush()).toBe(true);
    saver.leave();
    expect(sent).toEqual([]);
  });

  test('goes out at once when the page is left', () => {
    const { saver, sent } = aJournal({ text: 'a', version: 1 });
    saver.write('ab');
    saver.leave();
    saver.leave();
    expect(sent).toEqual([['ab', 1, true]]);
  });

  test('left while older words are on their way, the newer ones win', () => {
    const { saver, sent } = aJournal({ text: '', version: 0 });
    saver.write('a');
    void saver.flush();
    saver.write('ab');
    saver.leave();
    expect(sent.at(-1)).toEqual(['ab', null, true]);
  });

  test('stopped, it tries no more; the draft stays', async () => {
    const { saver, waits, answer, kept } = aJournal();
    saver.write('a');
    saver.leave();
    saver.stop();
    await answer({ kind: 'failed' });
    expect(waits()).toBe(false);
    expect(kept()?.text).toBe('a');
  });
});

describe('a draft of an earlier visit', () => {
  test('is sent on the version it was begun on', () => {
    const { saver, sent } = aJournal({ text: 'new', version: 3 }, { text: 'old+', version: 2, unsure: [] });
    saver.begin();
    expect(saver.text).toBe('old+');
    expect(sent).toEqual([['old+', 2, false]]);
  });

  test('that has arrived after all is forgotten', () => {
    const { saver, sent, kept } = aJournal(
      { text: 'a', version: 3 },
      { text: 'a', version: 2, unsure: ['a'] },
    );
    saver.begin();
    saver.write('ab');
    void saver.flush();
    expect(sent).toEqual([['ab', 3, false]]);
    expect(kept()?.version).toBe(3);
  });

  test('that continues words which arrived unanswered is no conflict', async () => {
    const { saver, sent, answer, state } = aJournal(
      { text: 'a', version: 3 },
      { text: 'ab', version: 2, unsure: ['a'] },
    );
    saver.begin();
    await answer(stale('a', 3));
    await answer(ok(4));
    expect(sent).toEqual([
      ['ab', 2, false],
      ['ab', 3, false],
    ]);
    expect(state()).toBe('saved');
  });
});

describe('words written elsewhere meanwhile', () => {
  async function met() {
    const journal = aJournal({ text: 'a', version: 1 });
    journal.saver.write('mine');
    journal.ring();
    await journal.answer(stale('theirs', 2));
    return journal;
  }

  test('are shown, and nothing is sent before she has chosen', async () => {
    const { saver, sent, state, other, kept } = await met();
    expect([state(), other()]).toEqual(['conflict', { text: 'theirs', version: 2 }]);
    saver.write('mine too');
    saver.leave();
    expect(await saver.flush()).toBe(false);
    expect(sent).toHaveLength(1);
    expect(kept()?.text).toBe('mine too');
  });

  test.each([
    ['mine', [['mine', 2, false]], 'mine'],
    ['both', [['theirs\n\nmine', 2, false]], 'theirs\n\nmine'],
    ['other', [], 'theirs'],
  ] as const)('she may keep %s', async (choice, sentThen, text) => {
    const { saver, sent, other, state } = await met();
    saver.resolve(choice);
    expect(sent.slice(1)).toEqual(sentThen);
    expect(saver.text).toBe(text);
    expect(other()).toBeNull();
    expect(state()).toBe(choice === 'other' ? 'saved' : 'saving');
  });
});
