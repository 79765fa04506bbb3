import { isDue, type Place, ProgressSaver, type SaveState } from './progress-saver';

const at = (videoTimestamp: number): Place => ({
  moduleIndex: 0,
  lessonIndex: 0,
  lessonId: 'l',
  videoId: 'v',
  videoTimestamp,
});

/** A network that answers when told to. */
function aSaver() {
  const sent: [seconds: number, leaving: boolean][] = [];
  const states: SaveState[] = [];
  const answers: { ok: () => void; fail: () => void }[] = [];
  const retries: (() => void)[] = [];
  const saver = new ProgressSaver({
    send: (place, leaving) => {
      sent.push([place.videoTimestamp, leaving]);
      return new Promise((resolve, reject) =>
        answers.push({ ok: resolve, fail: () => reject(new Error('away')) }),
      );
    },
    later: (callback) => {
      retries.push(callback);
      return () => undefined;
    },
    changed: (state) => states.push(state),
  });
  const settled = async () => {
    for (let i = 0; i < 5; i++) await Promise.resolve();
  };
  return { saver, sent, states, answers, retries, settled };
}

describe('saving where she is', () => {
  test('goes out at once and says so', async () => {
    const { saver, sent, states, answers, settled } = aSaver();
    saver.save(at(5));
    answers[0]!.ok();
    await settled();
    expect(sent).toEqual([[5, false]]);
    expect(states).toEqual(['saving', 'saved']);
  });

  test('while one save is on its way, only the newest of the others follows', async () => {
    const { saver, sent, answers, settled } = aSaver();
    saver.save(at(5));
    saver.save(at(10));
    saver.save(at(15));
    answers[0]!.ok();
    await settled();
    expect(sent).toEqual([
      [5, false],
      [15, false],
    ]);
  });

  test('a failed save is kept and sent again', async () => {
    const { saver, sent, states, answers, retries, settled } = aSaver();
    saver.save(at(5));
    answers[0]!.fail();
    await settled();
    expect(states.at(-1)).toBe('unsaved');
    retries[0]!();
    answers[1]!.ok();
    await settled();
    expect(sent).toEqual([
      [5, false],
      [5, false],
    ]);
    expect(states.at(-1)).toBe('saved');
  });

  test('a newer place takes over from the one that failed', async () => {
    const { saver, sent, answers, settled } = aSaver();
    saver.save(at(5));
    answers[0]!.fail();
    await settled();
    saver.save(at(10));
    answers[1]!.ok();
    await settled();
    expect(sent.at(-1)).toEqual([10, false]);
    expect(sent).toHaveLength(2);
  });

  test('what waits goes out when the page is left', () => {
    const { saver, sent } = aSaver();
    saver.leave(at(7));
    expect(sent).toEqual([[7, true]]);
  });

  test('a save that fails after the page was left does not lead back behind the place it was left at', async () => {
    const { saver, sent, states, answers, retries, settled } = aSaver();
    saver.save(at(5));
    saver.leave(at(8));
    answers[1]!.ok();
    answers[0]!.fail();
    await settled();
    expect(sent).toHaveLength(2);
    expect(retries).toEqual([]);
    expect(states.at(-1)).toBe('saved');
  });

  test('a place left without a network goes out when the page is there again', async () => {
    const { saver, sent, states, answers, retries, settled } = aSaver();
    saver.leave(at(8));
    answers[0]!.fail();
    await settled();
    expect(states.at(-1)).toBe('unsaved');
    retries[0]!();
    answers[1]!.ok();
    await settled();
    expect(sent.at(-1)).toEqual([8, false]);
    expect(states.at(-1)).toBe('saved');
  });
});

test.each([
  [0, null, false],
  [4.9, null, false],
  [5.1, null, true],
  [5.4, 5, false],
  [10, 5, true],
  [11, 5, false],
])('at %d s, after a save at %j, a save is due: %s', (seconds, last, due) =>
  expect(isDue(seconds, last)).toBe(due),
);
