/** Types that can be opened by themselves, and so can be part of a bundle. */
export const PART_TYPES = ['course', 'digital_file', 'coaching'] as const;
export type PartType = (typeof PART_TYPES)[number];

/** Types that can be sold (product rule 4.1). The only list of types, for the row, the code and the contract. */
export const PRODUCT_TYPES = [...PART_TYPES, 'bundle'] as const;
export type ProductType = (typeof PRODUCT_TYPES)[number];
