import type { ProgressSave } from './progress-save';
import { isOvertaken, UnsentPositions } from './unsent-positions';

const save = (sequence: number): ProgressSave => ({
  moduleIndex: 0,
  lessonIndex: 0,
  lessonId: 'l',
  videoId: 'v',
  videoTimestamp: sequence * 5,
  sequence,
  keptAt: 0,
  watchedSeconds: 0,
  viewingId: 'page',
});

function aBrowser() {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  return { storage, kept, open: (accountId = 'me') => new UnsentPositions(storage, accountId) };
}

describe('an unsent position', () => {
  test('is there when the browser is opened again', () => {
    const { open } = aBrowser();
    open().keep('course', save(1));
    expect(open().all()).toEqual([['course', save(1)]]);
  });

  test('is replaced by a newer one in its course', () => {
    const { open } = aBrowser();
    open().keep('course', save(2));
    open().keep('course', save(1));
    open().keep('course', save(3));
    open().keep('other', save(4));
    expect(open().all()).toEqual([
      ['course', save(3)],
      ['other', save(4)],
    ]);
  });

  test('is deleted once it has arrived, but a newer one is not', () => {
    const { open } = aBrowser();
    const positions = open();
    positions.keep('course', save(2));
    positions.settle('course', save(1));
    expect(positions.all()).toHaveLength(1);
    positions.settle('course', save(2));
    expect(positions.all()).toEqual([]);
  });

  test('belongs to one person', () => {
    const { open } = aBrowser();
    open('mother').keep('course', save(1));
    expect(open('daughter').all()).toEqual([]);
  });

  test.each(['', 'not json', 'null', '"text"'])('is dropped from damaged storage (%j)', (spoilt) => {
    const { kept, open } = aBrowser();
    kept.set('sanctum.unsent-places', spoilt);
    expect(open().all()).toEqual([]);
    open().keep('course', save(1));
    expect(open().all()).toHaveLength(1);
  });

  test('does no harm if storage is full', () => {
    const full = {
      getItem: () => null,
      setItem: () => {
        throw new Error('QuotaExceededError');
      },
    };
    expect(() => new UnsentPositions(full, 'me').keep('course', save(1))).not.toThrow();
  });
});

const noon = Date.parse('2027-03-08T12:00:00Z');
const minutes = (n: number) => n * 60_000;

test.each([
  ['nothing is saved on the server', null, 0, false],
  ['another device went on later', '2027-03-08T11:55:00Z', 0, true],
  ['the server knows only an earlier position', '2027-03-08T11:45:00Z', 0, false],
  ['another device went on later and this clock is an hour fast', '2027-03-08T11:55:00Z', minutes(60), true],
  [
    'the server knows an earlier position and this clock is slow',
    '2027-03-08T11:45:00Z',
    minutes(-60),
    false,
  ],
])('a position kept ten minutes ago, when %s', (_title, updatedAt, skew, overtaken) => {
  const here = noon + skew;
  const kept = { ...save(1), keptAt: here - minutes(10) };
  expect(isOvertaken(kept, updatedAt, { here, server: noon })).toBe(overtaken);
});
