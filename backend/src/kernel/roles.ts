export const ROLES = ['member', 'creator'] as const;
export type Role = (typeof ROLES)[number];
