/** No tax, tax included in prices, or tax added to prices. */
export const TAX_KINDS = ['none', 'inclusive', 'exclusive'] as const;
export type TaxKind = (typeof TAX_KINDS)[number];
