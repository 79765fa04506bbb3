/** Path of the reviews of a product, with the member's own on top. */
export const reviewPath = (productId: string): string => `/product/${productId}#reviews`;
