import type { UseQueryResult } from '@tanstack/react-query';
import { NotLoaded } from '../../shared/ui/loading';
import { SwipeRow } from '../../shared/ui/swipe-row';
import { type Product, ProductCard, ProductCardSkeleton, type ProductQuery, useProducts } from '../catalog';
import { ProductAction } from './product-action';

interface ShelfProps {
  products: UseQueryResult<{ items: Product[] }>;
  /** Number of cards to expect. */
  expected: number;
  loading: string;
  empty: string;
}

/** Product cards of a query, on a page about something else. */
export const ProductShelf = ({ query, ...shelf }: Omit<ShelfProps, 'products'> & { query: ProductQuery }) => (
  <Shelf {...shelf} products={useProducts(query)} />
);

/** Shows a few product cards, each with its main button. */
export function Shelf({ products, expected, loading, empty }: ShelfProps) {
  const { data } = products;
  if (!data)
    return (
      <NotLoaded
        query={products}
        skeleton={
          <section aria-busy aria-label={loading}>
            <SwipeRow>
              {Array.from({ length: expected }, (_, place) => (
                <li key={place}>
                  <ProductCardSkeleton />
                </li>
              ))}
            </SwipeRow>
          </section>
        }
      />
    );
  if (data.items.length === 0) return <p className="text-ink-soft">{empty}</p>;
  return (
    <SwipeRow>
      {data.items.map((product) => (
        <li key={product.id}>
          <ProductCard product={product} action={<ProductAction product={product} />} />
        </li>
      ))}
    </SwipeRow>
  );
}
