import { ErrorState } from '../../shared/ui/error-state';
import { ProductAction } from '../cart';
import { ProductCard, ProductCardSkeleton, useProducts } from '../catalog';
import { coachingTexts } from './texts';

const { offerings } = coachingTexts;
const allCoaching = { type: 'coaching', pageSize: 48 } as const;
const gridStyle = 'grid gap-6 sm:grid-cols-2 lg:grid-cols-3';

export function Offerings() {
  return (
    <section className="page-width py-16 lg:py-24">
      <p className="eyebrow">{offerings.eyebrow}</p>
      <h2 className="mt-3 text-4xl">{offerings.title}</h2>
      <div className="mt-10">
        <Offers />
      </div>
    </section>
  );
}

function Offers() {
  const { data, isPending, isError, isFetching, refetch } = useProducts(allCoaching);
  if (isPending) {
    return (
      <section aria-busy aria-label={offerings.loading} className={gridStyle}>
        <ProductCardSkeleton />
        <ProductCardSkeleton />
      </section>
    );
  }
  if (isError) return <ErrorState onRetry={() => void refetch()} pending={isFetching} />;
  if (data.items.length === 0) return <p className="text-ink-soft">{offerings.empty}</p>;
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
