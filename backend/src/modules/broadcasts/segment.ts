import type { MailingPurpose } from './mailing-terms.js';

/** Kinds of recipients of a broadcast. Quiet: members not seen for so many days. */
export const SEGMENT_KINDS = ['everyone', 'owners', 'not_owners', 'group', 'tag', 'level', 'quiet'] as const;
export type SegmentKind = (typeof SEGMENT_KINDS)[number];

/** One rule that selects members. Besides `kind`, only the fields of that kind are set; the rest are null. */
export interface Segment {
  kind: SegmentKind;
  productId: string | null;
  groupId: string | null;
  tagId: string | null;
  level: number | null;
  days: number | null;
}

type Needed = Exclude<keyof Segment, 'kind'>;

const NEEDS: Record<SegmentKind, Needed | null> = {
  everyone: null,
  owners: 'productId',
  not_owners: 'productId',
  group: 'groupId',
  tag: 'tagId',
  level: 'level',
  quiet: 'days',
};

/** Segments whose members all own a product or belong to a group, so a mailing to them may be a service email. */
const OF_OWNERS: readonly SegmentKind[] = ['owners', 'group'];

/** Keeps only the field that the segment's kind needs, and sets the rest to null. */
export function tidySegment(segment: Segment): Segment {
  const needed = NEEDS[segment.kind];
  return {
    kind: segment.kind,
    productId: null,
    groupId: null,
    tagId: null,
    level: null,
    days: null,
    ...(needed && { [needed]: segment[needed] }),
  };
}

export function segmentProblems(segment: Segment, purpose: MailingPurpose): Record<string, string> {
  const needed = NEEDS[segment.kind];
  return {
    ...(needed && segment[needed] === null && { [`segment.${needed}`]: 'is required for this' }),
    ...(purpose === 'service' &&
      !OF_OWNERS.includes(segment.kind) && {
        purpose: 'can only be “service” for the owners of a product, or for a circle or pod',
      }),
  };
}
