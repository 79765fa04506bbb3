/** Stripe counts time in whole seconds. */
export function secondsOf(date: Date): number {
  return Math.floor(date.getTime() / 1000);
}
