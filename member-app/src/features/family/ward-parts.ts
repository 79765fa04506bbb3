export const WARD_PARTS = ['permissions', 'guardians', 'account'] as const;
