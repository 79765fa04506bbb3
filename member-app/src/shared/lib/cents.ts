/** Cents of an amount in the API's format: '97.00'. */
export const centsOf = (amount: string): number => Math.round(Number(amount) * 100);

/** Amount in the API's format. */
export const amountOf = (cents: number): string => (cents / 100).toFixed(2);
