/** 'city, state', whichever is known, or '-' (spec §2). */
export const location = ({ city, state }: { city: string | null; state: string | null }): string =>
  [city, state].filter(Boolean).join(', ') || '-';
