/** Quoted from spec §2. */
export const catalogTexts = {
  by: (creator: string) => `with ${creator}`,
  viewDetails: 'View Details',
} as const;
