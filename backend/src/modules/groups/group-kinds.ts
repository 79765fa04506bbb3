/** A circle is a group that meets; a pod a few people who walk together. A student is in one of each at most. */
export const GROUP_KINDS = ['circle', 'pod'] as const;
export type GroupKind = (typeof GROUP_KINDS)[number];
