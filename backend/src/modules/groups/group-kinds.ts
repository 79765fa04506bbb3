/** A circle meets, a pod walks together: at most one of each by hand, more by products. */
export const GROUP_KINDS = ['circle', 'pod'] as const;
export type GroupKind = (typeof GROUP_KINDS)[number];
