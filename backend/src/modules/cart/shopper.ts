/** Whose cart: a member's, a visitor's, or both while she has signed in and not yet changed anything. */
export interface Shopper {
  accountId: string | undefined;
  /** The secret of her visitor cookie. */
  visitor: string | undefined;
}
