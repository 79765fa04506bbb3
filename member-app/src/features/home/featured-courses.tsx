import { paths } from '../../shared/lib/paths';
import { ButtonLink } from '../../shared/ui/button';
import { ErrorState } from '../../shared/ui/error-state';
import { ProductAction } from '../cart';
import { ProductCard, ProductCardSkeleton, useProducts } from '../catalog';
import { homeTexts } from './texts';

const { featured } = homeTexts;
const threeCourses = { type: 'course', pageSize: 3 } as const;
const gridStyle = 'grid gap-6 sm:grid-cols-2 lg:grid-cols-3';

export function FeaturedCourses() {
  return (
    <section className="page-width pb-20 lg:pb-28">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <p className="eyebrow">{featured.eyebrow}</p>
          <h2 className="mt-3 text-4xl">{featured.title}</h2>
        </div>
        <ButtonLink variant="secondary" to={paths.courses}>
          {featured.viewAll}
        </ButtonLink>
      </div>
      <div className="mt-10">
        <Courses />
      </div>
    </section>
  );
}

function Courses() {
  const { data, isPending, isError, isFetching, refetch } = useProducts(threeCourses);
  if (isPending) {
    return (
      <section aria-busy aria-label={featured.loading} className={gridStyle}>
        <ProductCardSkeleton />
        <ProductCardSkeleton />
        <ProductCardSkeleton />
      </section>
    );
  }
  if (isError) return <ErrorState onRetry={() => void refetch()} pending={isFetching} />;
  if (data.items.length === 0) return <p className="text-ink-soft">{featured.empty}</p>;
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
