const KEY = 'sanctum.wantedProduct';

/** A visitor asked for this free product: this tab remembers it until they have an account. */
export function rememberWanted(productId: string): void {
  try {
    sessionStorage.setItem(KEY, productId);
  } catch {
    // Without storage the member presses the button once more.
  }
}

/** Returns true if this product was wanted, and forgets it, so that it is claimed only once. */
export function takeWanted(productId: string): boolean {
  try {
    const isWanted = sessionStorage.getItem(KEY) === productId;
    if (isWanted) sessionStorage.removeItem(KEY);
    return isWanted;
  } catch {
    return false;
  }
}
