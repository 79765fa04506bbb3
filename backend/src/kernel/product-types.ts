/** What can be sold (product rule 4.1). The one list of types, for the row, the code and the contract. */
export const PRODUCT_TYPES = ['course', 'digital_file', 'coaching'] as const;
export type ProductType = (typeof PRODUCT_TYPES)[number];
