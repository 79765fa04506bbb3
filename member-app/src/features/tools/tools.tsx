import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../shared/lib/paths';
import { readPage } from '../../shared/lib/read-page';
import { useFocusOnNewPage } from '../../shared/lib/use-focus-on-new-page';
import { ButtonLink } from '../../shared/ui/button';
import { EmptyState } from '../../shared/ui/empty-state';
import { NotLoaded } from '../../shared/ui/not-loaded';
import { Pagination } from '../../shared/ui/pagination';
import { ProductCardSkeleton, type ProductQuery, useProducts } from '../catalog';
import { ToolCard } from './tool-card';

const wanted = {
  video: { media: 'video' },
  audio: { media: 'audio' },
  download: { type: 'digital_file' },
} satisfies Record<string, ProductQuery>;

/** The three tabs of the Tools. */
export type ToolKind = keyof typeof wanted;

const PAGE_SIZE = 12;
const gridStyle = 'grid items-start gap-6 sm:grid-cols-2 xl:grid-cols-3';

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
  if (!data) return <NotLoaded query={query} skeleton={<Loading />} />;
  if (data.total === 0) return <Nothing kind={kind} />;
  return (
    <div ref={list} tabIndex={-1} aria-busy={isPlaceholderData}>
      <ul className={clsx(gridStyle, isPlaceholderData && 'opacity-60')}>
        {data.items.map((product) => (
          <li key={product.id}>
            <ToolCard product={product} />
          </li>
        ))}
      </ul>
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
        <ProductCardSkeleton key={bone} />
      ))}
    </section>
  );
}
