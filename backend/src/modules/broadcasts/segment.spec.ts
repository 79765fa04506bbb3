import { type Segment, segmentProblems, tidySegment } from './segment.js';

const segment = (over: Partial<Segment>): Segment => ({
  kind: 'everyone',
  productId: null,
  groupId: null,
  tagId: null,
  level: null,
  days: null,
  ...over,
});

test('a segment keeps the field its kind needs, and drops the rest', () => {
  const typed = { productId: 'p', groupId: 'g', tagId: 't', level: 3, days: 14 };
  expect(tidySegment(segment({ ...typed, kind: 'everyone' }))).toEqual(segment({}));
  expect(tidySegment(segment({ ...typed, kind: 'owners' }))).toEqual(
    segment({ kind: 'owners', productId: 'p' }),
  );
  expect(tidySegment(segment({ ...typed, kind: 'quiet' }))).toEqual(segment({ kind: 'quiet', days: 14 }));
});

test.each([
  ['owners', 'segment.productId'],
  ['not_owners', 'segment.productId'],
  ['group', 'segment.groupId'],
  ['tag', 'segment.tagId'],
  ['level', 'segment.level'],
  ['quiet', 'segment.days'],
] as const)('a segment of kind %s without its field names %s', (kind, field) => {
  expect(Object.keys(segmentProblems(segment({ kind }), 'marketing'))).toEqual([field]);
});

test.each([
  ['everyone', false],
  ['owners', true],
  ['not_owners', false],
  ['group', true],
  ['tag', false],
  ['level', false],
  ['quiet', false],
] as const)('whether a service email may go to %s: %s', (kind, may) => {
  const whole = segment({ kind, productId: 'p', groupId: 'g', tagId: 't', level: 3, days: 14 });
  expect(segmentProblems(whole, 'service')).toEqual(may ? {} : { purpose: expect.any(String) as string });
});
