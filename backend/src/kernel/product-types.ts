/** What can be sold (product rule 4.1). Whoever names the type of a product, from the row to the contract, takes it from here. */
export const PRODUCT_TYPES = ['course', 'digital_file', 'coaching'] as const;
export type ProductType = (typeof PRODUCT_TYPES)[number];
