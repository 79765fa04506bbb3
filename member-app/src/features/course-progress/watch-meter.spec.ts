import { type Tick, WatchMeter } from './watch-meter';

type Step = Partial<Tick> & Pick<Tick, 'positionSeconds' | 'now'>;

function watched(...steps: Step[]): number {
  const meter = new WatchMeter();
  for (const step of steps) meter.tick('v', { playbackRate: 1, playing: true, ...step });
  return meter.watchedSeconds('v');
}

test.each<[string, Step[], number]>([
  ['nothing', [], 0],
  ['one moment', [{ positionSeconds: 9, now: 0 }], 0],
  [
    'ten seconds',
    [
      { positionSeconds: 0, now: 0 },
      { positionSeconds: 4, now: 4_000 },
      { positionSeconds: 10, now: 10_000 },
    ],
    10,
  ],
  [
    'ten seconds of the video at double speed',
    [
      { positionSeconds: 0, now: 0, playbackRate: 2 },
      { positionSeconds: 10, now: 5_000, playbackRate: 2 },
    ],
    10,
  ],
  [
    'a jump forward',
    [
      { positionSeconds: 0, now: 0 },
      { positionSeconds: 60, now: 250 },
    ],
    0,
  ],
  [
    'a jump while it stands still',
    [
      { positionSeconds: 0, now: 0 },
      { positionSeconds: 5, now: 5_000, playing: false },
      { positionSeconds: 6, now: 6_000 },
    ],
    0,
  ],
  [
    'a jump back and the same again',
    [
      { positionSeconds: 0, now: 0 },
      { positionSeconds: 5, now: 5_000 },
      { positionSeconds: 0, now: 5_250 },
      { positionSeconds: 5, now: 10_250 },
    ],
    10,
  ],
])('%s counts what really played', (_title, steps, seconds) => expect(watched(...steps)).toBe(seconds));

test('every video has its own count', () => {
  const meter = new WatchMeter();
  const tick = (videoId: string, seconds: number) =>
    meter.tick(videoId, { positionSeconds: seconds, now: seconds * 1000, playbackRate: 1, playing: true });
  tick('a', 0);
  tick('a', 3);
  tick('b', 4);
  tick('b', 6);
  expect([meter.watchedSeconds('a'), meter.watchedSeconds('b')]).toEqual([3, 2]);
});
