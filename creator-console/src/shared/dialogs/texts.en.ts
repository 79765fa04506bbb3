export const texts = {
  cancel: 'Cancel',
  missing: 'Please fill in every field.',
} as const;
