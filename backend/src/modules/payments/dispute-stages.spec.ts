import { DISPUTE_STAGES, type DisputeStage, isForward } from './order-states.js';

/** Stage of the dispute after these reports, in this order. */
const after = (heard: readonly DisputeStage[]): DisputeStage | undefined =>
  heard.reduce<DisputeStage | undefined>((stage, next) => (isForward(stage, next) ? next : stage), undefined);

const permutations = <T>(all: readonly T[]): T[][] =>
  all.length < 2
    ? [[...all]]
    : all.flatMap((one, place) => permutations(all.toSpliced(place, 1)).map((rest) => [one, ...rest]));

test.each(['won', 'lost'] as const)('a dispute ends as %s, in whatever order its events arrive', (end) => {
  const events: DisputeStage[] = ['inquiry', 'needs_answer', 'needs_answer', 'answered', end];
  expect(new Set(permutations(events).map(after))).toEqual(new Set([end]));
});

test('the same report twice is no step forward', () => {
  for (const stage of DISPUTE_STAGES) expect(isForward(stage, stage)).toBe(false);
});
