/** Whose cart: a member's, a visitor's, or both between signing in and the first change. */
export interface Shopper {
  accountId: string | undefined;
  /** The secret of the visitor cookie. */
  visitor: string | undefined;
}
