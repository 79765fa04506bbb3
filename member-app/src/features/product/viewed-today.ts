interface Viewed {
  day: string;
  products: string[];
}

/**
 * What this browser keeps so that it tells of a product once a day: today's products, none of another day. Gives what to
 * keep from now on, or null when this one was told of already; what cannot be read counts as nothing.
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
    // somebody wrote something else there
  }
  return { day: '', products: [] };
}

/** The day of the person's own calendar. */
export const dayOf = (moment: Date): string =>
  [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()].join('-');
