import type { SaveFailure } from '../../shared/api/save-failure';
import type { ProgressSave } from './progress-save';
import { type Occasion, ProgressSaver, type SaveState } from './progress-saver';

const at = (videoTimestamp: number): ProgressSave => ({
  moduleIndex: 0,
  lessonIndex: 0,
  lessonId: 'l',
  videoId: 'v',
  videoTimestamp,
  sequence: videoTimestamp,
  keptAt: 0,
  watchedSeconds: 0,
  viewingId: 'page',
});

/** A saver whose network answers on request. */
function aSaver() {
  const sent: [seconds: number, occasion: Occasion][] = [];
  const states: SaveState[] = [];
  const answers: { ok: () => void; fail: (failure?: SaveFailure) => void }[] = [];
  const retries: (() => void)[] = [];
  const unsettled = new Set<number>();
  const saver = new ProgressSaver({
    send: (save, occasion) => {
      sent.push([save.videoTimestamp, occasion]);
      return new Promise((resolve, reject) =>
        answers.push({ ok: resolve, fail: (failure = 'passing') => reject(new Error(failure)) }),
      );
    },
    failure: (error) => (error as Error).message as SaveFailure,
    keep: ({ sequence }) => unsettled.add(sequence),
    settle: ({ sequence }) => unsettled.delete(sequence),
    later: (callback) => {
      retries.push(callback);
      return () => undefined;
    },
    changed: (state) => states.push(state),
  });
  const settled = async () => {
    for (let i = 0; i < 5; i++) await Promise.resolve();
  };
  return { saver, sent, states, answers, retries, unsettled, settled };
}

describe('saving the position', () => {
  test('is sent at once, and says so', async () => {
    const { saver, sent, states, answers, settled } = aSaver();
    saver.save(at(5));
    answers[0]!.ok();
    await settled();
    expect(sent).toEqual([[5, 'now']]);
    expect(states).toEqual(['saving', 'saved']);
  });

  test('sends one save at a time, and then only the newest of the others', async () => {
    const { saver, sent, answers, settled } = aSaver();
    saver.save(at(5));
    saver.save(at(10));
    saver.save(at(15));
    answers[0]!.ok();
    await settled();
    expect(sent).toEqual([
      [5, 'now'],
      [15, 'now'],
    ]);
  });

  test('keeps a failed save and sends it again', async () => {
    const { saver, sent, states, answers, retries, settled } = aSaver();
    saver.save(at(5));
    answers[0]!.fail();
    await settled();
    expect(states.at(-1)).toBe('unsaved');
    retries[0]!();
    answers[1]!.ok();
    await settled();
    expect(sent).toEqual([
      [5, 'now'],
      [5, 'late'],
    ]);
    expect(states.at(-1)).toBe('saved');
  });

  test('replaces a failed position with a newer one', async () => {
    const { saver, sent, answers, settled } = aSaver();
    saver.save(at(5));
    answers[0]!.fail();
    await settled();
    saver.save(at(10));
    answers[1]!.ok();
    await settled();
    expect(sent.at(-1)).toEqual([10, 'now']);
    expect(sent).toHaveLength(2);
  });

  test('sends a newer position at once when the one before it fails', async () => {
    const { saver, sent, answers, settled } = aSaver();
    saver.save(at(5));
    saver.save(at(10));
    answers[0]!.fail();
    await settled();
    expect(sent.at(-1)).toEqual([10, 'now']);
  });

  test('does not repeat a refused save', async () => {
    const { saver, sent, states, answers, retries, unsettled, settled } = aSaver();
    saver.save(at(5));
    answers[0]!.fail('final');
    await settled();
    saver.retry();
    expect(sent).toHaveLength(1);
    expect(retries).toEqual([]);
    expect([...unsettled]).toEqual([]);
    expect(states.at(-1)).toBe('refused');
  });

  test('tries the next position after a refusal', async () => {
    const { saver, states, answers, settled } = aSaver();
    saver.save(at(5));
    answers[0]!.fail('final');
    await settled();
    saver.save(at(10));
    answers[1]!.ok();
    await settled();
    expect(states.at(-1)).toBe('saved');
  });

  test('stores a position while signed out, and does not send it in vain', async () => {
    const { saver, states, answers, retries, unsettled, settled } = aSaver();
    saver.save(at(5));
    answers[0]!.fail('signed-out');
    await settled();
    expect(retries).toEqual([]);
    expect([...unsettled]).toEqual([5]);
    expect(states.at(-1)).toBe('unsaved');
  });

  test('stores a position until it has arrived, in case the tab is closed', async () => {
    const { saver, answers, unsettled, settled } = aSaver();
    saver.save(at(5));
    expect([...unsettled]).toEqual([5]);
    answers[0]!.ok();
    await settled();
    expect([...unsettled]).toEqual([]);
  });

  test('sends the waiting position when the page is left', () => {
    const { saver, sent } = aSaver();
    saver.leave(at(7));
    expect(sent).toEqual([[7, 'leaving']]);
  });

  test('does not let a save that fails after leaving replace the position it was left at', async () => {
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

  test('sends a position left without a network when the page is opened again', async () => {
    const { saver, sent, states, answers, settled } = aSaver();
    saver.leave(at(8));
    answers[0]!.fail();
    await settled();
    expect(states.at(-1)).toBe('unsaved');
    saver.retry();
    answers[1]!.ok();
    await settled();
    expect(sent.at(-1)).toEqual([8, 'late']);
    expect(states.at(-1)).toBe('saved');
  });
});
