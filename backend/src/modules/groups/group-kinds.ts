/** Kinds of groups: a student is in at most one of each by hand, and in more through products. */
export const GROUP_KINDS = ['circle', 'pod'] as const;
export type GroupKind = (typeof GROUP_KINDS)[number];
