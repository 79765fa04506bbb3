import { type ComponentType, useId } from 'react';
import type { OwnedItem } from '../api';

interface ShelfProps {
  title: string;
  items: readonly OwnedItem[];
  card: ComponentType<{ item: OwnedItem }>;
}

/** A row of products, hidden while empty. */
export function Shelf({ title, items, card: Card }: ShelfProps) {
  const heading = useId();
  if (items.length === 0) return null;
  return (
    <section aria-labelledby={heading} className="mt-10">
      <h2 id={heading} className="text-2xl">
        {title}
      </h2>
      <ul className="mt-6 grid items-start gap-6 sm:grid-cols-2 xl:grid-cols-3">
        {items.map((item) => (
          <li key={item.productId}>
            <Card item={item} />
          </li>
        ))}
      </ul>
    </section>
  );
}
