import { paths } from '../../shared/lib/paths';
import { isDraftShown } from '../../shared/site/preview';
import { useSite } from '../../shared/site/site';
import { ButtonLink } from '../../shared/ui/button';
import { Shelf } from '../cart';
import { useFeaturedProducts } from '../catalog';
import { homeTexts } from './texts';

const { featured: texts } = homeTexts;
/** As many as there are of the newest. */
const EXPECTED = 3;

export function FeaturedProducts() {
  const { featured } = useSite().home;
  return featured.isShown ? <Featured {...featured} /> : null;
}

function Featured({ eyebrow, title, shows, products: picked }: FeaturedWords) {
  const products = useFeaturedProducts(isDraftShown ? [shows, ...picked] : undefined);
  return (
    <section className="page-width pb-20 lg:pb-28">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <p className="eyebrow">{eyebrow}</p>
          <h2 className="mt-3 text-4xl">{title}</h2>
        </div>
        <ButtonLink variant="secondary" to={paths.courses}>
          {texts.viewAll}
        </ButtonLink>
      </div>
      <div className="mt-10">
        <Shelf products={products} expected={EXPECTED} loading={texts.loading} empty={texts.empty} />
      </div>
    </section>
  );
}

type FeaturedWords = ReturnType<typeof useSite>['home']['featured'];
