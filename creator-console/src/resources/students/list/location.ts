/** 'city, state', whichever is known, or '-' (product rule 6.6). */
export const location = ({ city, state }: { city: string | null; state: string | null }): string =>
  [city, state].filter(Boolean).join(', ') || '-';
