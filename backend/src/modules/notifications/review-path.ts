/** Where a member reads the reviews of a product, her own above them. */
export const reviewPath = (productId: string): string => `/product/${productId}#reviews`;
