export const TAX_KINDS = ['none', 'inclusive', 'exclusive'] as const;
export type TaxKind = (typeof TAX_KINDS)[number];
