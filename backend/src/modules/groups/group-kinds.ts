/**
 * Kinds of groups. A circle meets; a pod is a few people who walk together. By hand a student is in at most one of
 * each; products may bring them into more.
 */
export const GROUP_KINDS = ['circle', 'pod'] as const;
export type GroupKind = (typeof GROUP_KINDS)[number];
