import { isWorthRetrying, retrying } from './retry';

const lost = () => new TypeError('Failed to fetch');

/** Fails this many times, and records the pauses. */
async function tryWith(failures: number, error: () => unknown, signal?: AbortSignal) {
  const rests: number[] = [];
  const away: boolean[] = [];
  let left = failures;
  const result = await retrying(() => (left-- > 0 ? Promise.reject(error()) : Promise.resolve('there')), {
    signal,
    onWaiting: (isWaiting) => away.push(isWaiting),
    pause: (ms) => {
      rests.push(ms);
      return signal?.aborted ? Promise.reject(signal.reason) : Promise.resolve();
    },
  }).catch((caught: unknown) => caught);
  return { result, rests, away };
}

describe('a call that is retried', () => {
  test('is retried after 0, 1, 3 and 5 seconds, and every 5 from then on', async () => {
    const { result, rests } = await tryWith(6, lost);
    expect(result).toBe('there');
    expect(rests).toEqual([0, 1_000, 3_000, 5_000, 5_000, 5_000]);
  });

  test('reports a lost connection only after those tries, and reports when it is back', async () => {
    expect((await tryWith(4, lost)).away).toEqual([]);
    expect((await tryWith(5, lost)).away).toEqual([true, false]);
  });

  test('ends at once with a refusal', async () => {
    const refusal = { status: 422 };
    expect(await tryWith(1, () => refusal)).toEqual({ result: refusal, rests: [], away: [] });
  });

  test('ends when it is aborted, also during a pause', async () => {
    const controller = new AbortController();
    const { result, rests } = await tryWith(
      9,
      () => {
        if (rests2.push(0) === 6) controller.abort('enough');
        return lost();
      },
      controller.signal,
    );
    expect(result).toBeInstanceOf(TypeError);
    expect(rests).toHaveLength(5);
  });
});
const rests2: number[] = [];

test.each([
  [lost(), true],
  [{ status: 401 }, true],
  [{ status: 429 }, true],
  [{ status: 503 }, true],
  [{ status: 404 }, false],
  [{ status: 422 }, false],
  [{ source: { status: 0 } }, true],
  [{ source: { status: 500 } }, true],
  [{ source: { status: 403 } }, false],
  [new Error('a fault of ours'), false],
])('%j is worth a retry: %s', (error, expected) => {
  expect(isWorthRetrying(error)).toBe(expected);
});
