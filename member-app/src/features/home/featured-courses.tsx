import { paths } from '../../shared/lib/paths';
import { useSite } from '../../shared/site/site';
import { ButtonLink } from '../../shared/ui/button';
import { ProductShelf } from '../cart';
import { homeTexts } from './texts';

const { featured: texts } = homeTexts;
const threeCourses = { type: 'course', pageSize: 3 } as const;

export function FeaturedCourses() {
  const { featured } = useSite().home;
  if (!featured.isShown) return null;
  return (
    <section className="page-width pb-20 lg:pb-28">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <p className="eyebrow">{featured.eyebrow}</p>
          <h2 className="mt-3 text-4xl">{featured.title}</h2>
        </div>
        <ButtonLink variant="secondary" to={paths.courses}>
          {texts.viewAll}
        </ButtonLink>
      </div>
      <div className="mt-10">
        <ProductShelf query={threeCourses} expected={3} loading={texts.loading} empty={texts.empty} />
      </div>
    </section>
  );
}
