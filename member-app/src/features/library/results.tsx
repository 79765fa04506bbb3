import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { Navigate, type To } from 'react-router-dom';
import { useFocusOnNewPage } from '../../shared/lib/use-focus-on-new-page';
import { ButtonLink } from '../../shared/ui/button';
import { EmptyState } from '../../shared/ui/empty-state';
import { NotLoaded } from '../../shared/ui/loading';
import { Pagination } from '../../shared/ui/pagination';
import { ProductAction } from '../cart';
import { ProductCard, ProductCardSkeleton, type ProductQuery, useProducts } from '../catalog';
import { isFiltered, type LibrarySearch, toQuery } from './library-search';

const gridStyle = 'mt-3 grid gap-4 sm:grid-cols-2 sm:gap-6 lg:grid-cols-3';

interface ResultsProps {
  search: LibrarySearch;
  topics: NonNullable<ProductQuery['tag']>;
  to: (change: Partial<LibrarySearch>) => To;
}

/** Shows the matches. While the next list is loading, the current one stays, slightly faded. */
export function Results({ search, topics, to }: ResultsProps) {
  const { t } = useTranslation('library');
  const query = useProducts(toQuery(search, topics));
  const { data, isPlaceholderData } = query;
  const heading = useFocusOnNewPage<HTMLHeadingElement>(search.page);
  if (!data) return <NotLoaded query={query} skeleton={<ResultsSkeleton />} />;

  const { items, total, page, pageSize } = data;
  const pageCount = Math.ceil(total / pageSize);
  if (page > pageCount && total > 0 && !isPlaceholderData) {
    return <Navigate to={to({ page: pageCount })} replace />;
  }
  const first = (page - 1) * pageSize + 1;
  return (
    <div aria-busy={isPlaceholderData}>
      <div aria-live="polite">
        <h2
          ref={heading}
          tabIndex={-1}
          className={clsx(
            'font-sans text-base font-medium tracking-normal text-ink-soft',
            total === 0 && 'sr-only',
          )}
        >
          {pageCount > 1
            ? t('foundOnPage', { count: total, first, last: first + items.length - 1 })
            : t('found', { count: total })}
        </h2>
      </div>
      {total === 0 && <NothingFound filtered={isFiltered(search)} />}
      <ul className={clsx(gridStyle, 'transition-opacity duration-200', isPlaceholderData && 'opacity-60')}>
        {items.map((product, index) => (
          <li key={product.id}>
            <ProductCard
              isRow
              product={product}
              isFirst={index === 0}
              action={<ProductAction product={product} />}
            />
          </li>
        ))}
      </ul>
      <div className="mt-12">
        <Pagination page={search.page} pageCount={pageCount} to={(next) => to({ page: next })} />
      </div>
    </div>
  );
}

function NothingFound({ filtered }: { filtered: boolean }) {
  const { t } = useTranslation('library');
  if (!filtered) {
    return (
      <EmptyState
        level={3}
        picture="seed"
        title={t('nothingYet.title')}
        description={t('nothingYet.description')}
      />
    );
  }
  return (
    <EmptyState
      level={3}
      picture="fallen-leaf"
      title={t('nothingFound.title')}
      description={t('nothingFound.description')}
      action={
        <ButtonLink variant="secondary" to="?">
          {t('nothingFound.clear')}
        </ButtonLink>
      }
    />
  );
}

export function ResultsSkeleton() {
  const { t } = useTranslation('library');
  return (
    <section aria-busy aria-label={t('loading')} className={clsx(gridStyle, 'mt-9')}>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((bone) => (
        <ProductCardSkeleton key={bone} isRow />
      ))}
    </section>
  );
}
