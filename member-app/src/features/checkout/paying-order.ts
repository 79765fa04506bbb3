const KEY = 'sanctum.paying-order';

/**
 * Stores in this tab which order a payment was sent for, so that a reload of the checkout finds the order once the cart
 * is empty.
 */
export function rememberPayingOrder(orderId: string): void {
  try {
    sessionStorage.setItem(KEY, orderId);
  } catch {
    // without storage, a reload leads to the cart
  }
}

export function payingOrder(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}
