/** The pages that the law asks for, by the names their addresses have. */
export const LEGAL_DOCUMENTS = ['terms', 'privacy', 'imprint', 'refunds'] as const;
export type LegalDocument = (typeof LEGAL_DOCUMENTS)[number];

/** When somebody accepts legal texts, and which. */
export const ACCEPTED_AT = {
  registration: ['terms', 'privacy'],
  payment: ['terms', 'refunds'],
} as const satisfies Record<string, readonly LegalDocument[]>;
export type AcceptanceOccasion = keyof typeof ACCEPTED_AT;
