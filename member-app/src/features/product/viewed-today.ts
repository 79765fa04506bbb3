interface Viewed {
  day: string;
  products: string[];
}

/**
 * Adds a product to the stored list of today's views, so that this browser reports each product once a day. Returns the
 * new text to store, or null when this product was reported already; unreadable text counts as empty.
 */
export function afterView(kept: string | null, productId: string, day: string): string | null {
  const viewed = read(kept);
  const today = viewed.day === day ? viewed.products : [];
  if (today.includes(productId)) return null;
  return JSON.stringify({ day, products: [...today, productId] } satisfies Viewed);
}

function read(kept: string | null): Viewed {
  try {
    const { day, products } = JSON.parse(kept ?? '{}') as Partial<Viewed>;
    if (typeof day === 'string' && Array.isArray(products)) return { day, products };
  } catch {
    // something else is stored under this key
  }
  return { day: '', products: [] };
}

/** Returns the day in the browser's time zone. */
export const dayOf = (moment: Date): string =>
  [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()].join('-');
