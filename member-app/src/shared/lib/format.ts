/** A price as the wire carries it ('97.00', or null for free) the way a person reads it. */
export function formatPrice(price: string | null): string {
  return price === null || Number(price) === 0 ? 'Free' : `$${price}`;
}

/** A whole number with the noun it counts: '1 review', '12 reviews', '1,204 students'. */
export function formatCount(count: number, noun: string, plural = `${noun}s`): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? noun : plural}`;
}
