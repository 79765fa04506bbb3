import { clsx } from 'clsx';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { paths, productPath } from '../../shared/lib/paths';
import { readPage } from '../../shared/lib/read-page';
import { useFocusOnNewPage } from '../../shared/lib/use-focus-on-new-page';
import { Badge } from '../../shared/ui/badge';
import { ButtonLink } from '../../shared/ui/button';
import { Card } from '../../shared/ui/card';
import { EmptyState } from '../../shared/ui/empty-state';
import { NotLoaded } from '../../shared/ui/loading';
import { Pagination } from '../../shared/ui/pagination';
import { ProductPrice } from '../../shared/ui/price';
import { StarRating } from '../../shared/ui/star-rating';
import { ProductAction } from '../cart';
import {
  FilesOnDemand,
  type Product,
  ProductCardSkeleton,
  type ProductQuery,
  rowStyle,
  Thumbnail,
  useProducts,
} from '../catalog';
import { Recordings } from './recordings';

const wanted = {
  video: { media: 'video', sort: 'owned' },
  audio: { media: 'audio', sort: 'owned' },
  download: { type: 'digital_file' },
} satisfies Record<string, ProductQuery>;

/** The three tabs of the Tools. */
export type ToolKind = keyof typeof wanted;

const PAGE_SIZE = 12;
const gridStyle = 'grid items-start gap-4 sm:gap-6 sm:grid-cols-2 xl:grid-cols-3';

export function Tools({ kind }: { kind: ToolKind }) {
  const [address] = useSearchParams();
  const page = readPage(address.get('page'));
  const list = useFocusOnNewPage<HTMLDivElement>(page);
  const query = useProducts({
    ...wanted[kind],
    page,
    pageSize: PAGE_SIZE,
  });
  const { data, isPlaceholderData } = query;
  const { t } = useTranslation('tools');
  const id = useId();
  if (!data) return <NotLoaded query={query} skeleton={<Loading />} />;
  if (data.total === 0) return <Nothing kind={kind} />;
  return (
    <div ref={list} tabIndex={-1} aria-busy={isPlaceholderData}>
      <div className={clsx('space-y-10', isPlaceholderData && 'opacity-60')}>
        {groupsOf(kind, data.items).map(({ title, items }) => (
          <section key={title} aria-labelledby={`${id}-${title}`}>
            <h2 id={`${id}-${title}`} className="mb-6 text-2xl">
              {t(`groups.${title}`)}
            </h2>
            <ul className={gridStyle}>
              {items.map((product) => (
                <li key={product.id}>
                  <ToolCard kind={kind} product={product} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <div className="mt-10">
        <Pagination
          page={page}
          pageCount={Math.ceil(data.total / PAGE_SIZE)}
          to={(next) => ({ search: `?page=${next}` })}
        />
      </div>
    </div>
  );
}

/**
 * Groups tools: owned ones above the ones to add. Downloads are one list, because the shelf above has the owned ones.
 */
function groupsOf(kind: ToolKind, items: Product[]) {
  if (kind === 'download') return [{ title: 'download.all', items }] as const;
  const owned = items.filter(({ isOwned }) => isOwned);
  const rest = items.filter(({ isOwned }) => !isOwned);
  const groups = [
    { title: `${kind}.owned`, items: owned },
    { title: `${kind}.${owned.length > 0 ? 'more' : 'all'}`, items: rest },
  ] as const;
  return groups.filter((group) => group.items.length > 0);
}

function Nothing({ kind }: { kind: ToolKind }) {
  const { t } = useTranslation('tools');
  return (
    <EmptyState
      picture="seed"
      title={t(`empty.${kind}.title`)}
      description={t(`empty.${kind}.description`)}
      action={<ButtonLink to={paths.library}>{t('library')}</ButtonLink>}
    />
  );
}

function Loading() {
  const { t } = useTranslation('tools');
  return (
    <section aria-busy aria-label={t('loading')} className={gridStyle}>
      {['a', 'b', 'c'].map((bone) => (
        <ProductCardSkeleton key={bone} isRow />
      ))}
    </section>
  );
}

/** Type, stars, topics, price, and the button to get a tool; an owned tool opens from here. */
function ToolCard({ kind, product }: { kind: ToolKind; product: Product }) {
  const { t } = useTranslation('tools');
  const { type, title, rating, reviewCount, tags, isOwned: owned } = product;
  return (
    <Card className={`relative flex h-full flex-col overflow-hidden ${rowStyle}`}>
      <div className="overflow-hidden max-sm:self-start max-sm:rounded-md">
        <Thumbnail product={product} />
      </div>
      <div className="sm:px-5 sm:pt-5">
        <Badge
          tone={type === 'course' ? 'leaf' : 'clay'}
          className="max-sm:mb-1.5 sm:absolute sm:top-4 sm:left-4"
        >
          {t(`types.${type}`)}
        </Badge>
        <h3 className="text-lg wrap-anywhere sm:text-xl">
          <Link to={productPath(product)} className="decoration-1 underline-offset-4 hover:underline">
            {title}
          </Link>
        </h3>
        <StarRating className="mt-1 sm:mt-2" average={rating} count={reviewCount} />
      </div>
      <div className="flex grow flex-col max-sm:col-span-2 sm:px-5 sm:pt-3 sm:pb-5">
        {tags.length > 0 && (
          <ul aria-label={t('tags')} className="flex flex-wrap gap-1.5">
            {tags.map((tag) => (
              <li key={tag}>
                <Badge tone="plain">{tag}</Badge>
              </li>
            ))}
          </ul>
        )}
        <div className="mt-auto pt-3 sm:pt-5">
          {owned ? (
            <OwnedTool kind={kind} product={product} />
          ) : (
            <div className="flex flex-wrap items-center justify-between gap-3">
              <ProductPrice product={product} className="text-2xl" />
              <ProductAction product={product} />
            </div>
          )}
        </div>
      </div>
    </Card>
  );
}

function OwnedTool({ kind, product: { id, type, title } }: { kind: ToolKind; product: Product }) {
  const { t } = useTranslation('tools');
  if (type === 'course') {
    return (
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Badge>{t('owned')}</Badge>
        <ButtonLink variant="soft" to={paths.course(id)} aria-label={t('openFor', { title })}>
          {t('open')}
        </ButtonLink>
      </div>
    );
  }
  return (
    <>
      {kind === 'audio' && <Recordings productId={id} />}
      <FilesOnDemand productId={id} title={title}>
        <Badge>{t('owned')}</Badge>
      </FilesOnDemand>
    </>
  );
}
