export const texts = {
  brand: 'Sanctum',
  memberApp: 'Member app',
} as const;
