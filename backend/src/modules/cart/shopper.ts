/** How long a cart of a visitor is kept after its last change. */
export const VISITOR_CART_DAYS = 90;

/** Owner of a cart: a member, a visitor, or both between signing in and the first change. */
export interface Shopper {
  accountId: string | undefined;
  /** The secret of the visitor cookie. */
  visitor: string | undefined;
}
