/** Legal pages, by the names in their addresses. */
export const LEGAL_DOCUMENTS = ['terms', 'privacy', 'imprint', 'refunds'] as const;
export type LegalDocument = (typeof LEGAL_DOCUMENTS)[number];

/** Occasions on which people accept legal texts, with the texts. */
export const ACCEPTED_AT = {
  registration: ['terms', 'privacy'],
  payment: ['terms', 'refunds'],
  trial: ['terms', 'refunds'],
} as const satisfies Record<string, readonly LegalDocument[]>;
export type AcceptanceOccasion = keyof typeof ACCEPTED_AT;
