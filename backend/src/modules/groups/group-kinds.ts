/** A circle is a group that meets; a pod a few people who walk together. By hand a student is in one of each at most; products may bring her into more. */
export const GROUP_KINDS = ['circle', 'pod'] as const;
export type GroupKind = (typeof GROUP_KINDS)[number];
