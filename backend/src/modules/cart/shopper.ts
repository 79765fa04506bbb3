/** Retention of a visitor's cart after its last change. */
export const VISITOR_CART_DAYS = 90;

/** Owner of a cart: a member, a visitor, or both between sign-in and the first change. */
export interface Shopper {
  accountId: string | undefined;
  visitor: string | undefined;
}
