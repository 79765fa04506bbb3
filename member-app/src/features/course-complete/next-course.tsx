import { useTranslation } from 'react-i18next';
import { paths } from '../../shared/lib/paths';
import { LINE_WIDTH } from '../../shared/lib/picture-widths';
import { sanctumPaths } from '../../shared/lib/sanctum-paths';
import { ButtonLink } from '../../shared/ui/button';
import { type ProductQuery, Thumbnail, useProducts } from '../catalog';

/** Enough products to find a course that the member does not own. */
const COURSES: ProductQuery = { type: 'course', sort: 'rating', pageSize: 12 };

/** Suggests the best-rated course that the member does not own, or time with the coach. */
export function NextCourse() {
  const { t } = useTranslation('course-complete');
  const { data } = useProducts(COURSES);
  if (!data) return null;
  const next = data.items.find(({ isOwned }) => !isOwned);
  return (
    <div className="relative flex flex-wrap items-center gap-x-5 gap-y-4 border-t border-gold/50 p-6 sm:px-8">
      {next && (
        <div className="w-24 shrink-0 overflow-hidden rounded-md">
          <Thumbnail product={next} sizes={LINE_WIDTH} />
        </div>
      )}
      <div className="min-w-0 grow basis-40">
        <p className="text-sm text-ink-soft">{t('next.title')}</p>
        <h3 className="mt-0.5 text-xl wrap-anywhere">{next ? next.title : t('next.coaching')}</h3>
      </div>
      <ButtonLink
        variant="secondary"
        className="max-sm:w-full"
        to={next ? paths.course(next.id) : sanctumPaths.coaching}
      >
        {next ? t('next.view') : t('next.book')}
      </ButtonLink>
    </div>
  );
}
