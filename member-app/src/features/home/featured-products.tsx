import { useTranslation } from 'react-i18next';
import { paths } from '../../shared/lib/paths';
import { isDraftShown } from '../../shared/site/preview';
import { useSite, useSiteLang } from '../../shared/site/site';
import { ButtonLink } from '../../shared/ui/button';
import { Shelf } from '../cart';
import { useFeaturedProducts } from '../catalog';

/** Number of cards to expect, as many as there are newest products. */
const EXPECTED = 3;

export function FeaturedProducts() {
  const { featured } = useSite().home;
  return featured.isShown ? <Featured {...featured} /> : null;
}

function Featured({ eyebrow, title, shows, products: picked }: FeaturedWords) {
  const { t } = useTranslation('home');
  const lang = useSiteLang('home.featured');
  const products = useFeaturedProducts(isDraftShown ? [shows, ...picked] : undefined);
  return (
    <section className="page-width pb-10 lg:pb-28">
      <div className="flex items-end justify-between gap-4">
        <div>
          <p lang={lang('eyebrow')} className="eyebrow">
            {eyebrow}
          </p>
          <h2 lang={lang('title')} className="mt-2 text-3xl sm:text-4xl">
            {title}
          </h2>
        </div>
        <ButtonLink variant="secondary" className="shrink-0 max-sm:px-4" to={paths.courses}>
          {t('featured.viewAll')}
        </ButtonLink>
      </div>
      <div className="mt-6">
        <Shelf
          products={products}
          expected={EXPECTED}
          loading={t('featured.loading')}
          empty={t('featured.empty')}
        />
      </div>
    </section>
  );
}

type FeaturedWords = ReturnType<typeof useSite>['home']['featured'];
