/** Product types that open on their own, and so can be part of a bundle. */
export const PART_TYPES = ['course', 'digital_file', 'coaching'] as const;
export type PartType = (typeof PART_TYPES)[number];

/** Types that can be sold (product rule 4.1). This is the only list of types, for rows, code and contract. */
export const PRODUCT_TYPES = [...PART_TYPES, 'bundle'] as const;
export type ProductType = (typeof PRODUCT_TYPES)[number];
