/** Pages of a ward's account. */
export const WARD_PARTS = ['permissions', 'guardians', 'account'] as const;
