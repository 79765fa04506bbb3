import { ErrorState } from '../../shared/ui/error-state';
import { ProductCard, ProductCardSkeleton, type ProductQuery, useProducts } from '../catalog';
import { ProductAction } from './product-action';

interface ProductShelfProps {
  query: ProductQuery;
  /** How many cards are likely to come. */
  expected: number;
  loading: string;
  empty: string;
}

const gridStyle = 'grid gap-6 sm:grid-cols-2 lg:grid-cols-3';

/** A few product cards on a page about something else, each with what can be done about it. */
export function ProductShelf({ query, expected, loading, empty }: ProductShelfProps) {
  const { data, isPending, isError, isFetching, refetch } = useProducts(query);
  if (isPending) {
    return (
      <section aria-busy aria-label={loading} className={gridStyle}>
        {Array.from({ length: expected }, (_, place) => (
          <ProductCardSkeleton key={place} />
        ))}
      </section>
    );
  }
  if (isError) return <ErrorState onRetry={() => void refetch()} pending={isFetching} />;
  if (data.items.length === 0) return <p className="text-ink-soft">{empty}</p>;
  return (
    <ul className={gridStyle}>
      {data.items.map((product) => (
        <li key={product.id}>
          <ProductCard product={product} action={<ProductAction product={product} />} />
        </li>
      ))}
    </ul>
  );
}
