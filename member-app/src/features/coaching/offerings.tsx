import { useTranslation } from 'react-i18next';
import { useSite, useSiteLang } from '../../shared/site/site';
import { ProductShelf } from '../cart';

const allCoaching = { type: 'coaching', pageSize: 48 } as const;

export function Offerings() {
  const { t } = useTranslation('coaching');
  const { offerings } = useSite().coaching;
  const lang = useSiteLang('coaching.offerings');
  if (!offerings.isShown) return null;
  return (
    <section className="page-width py-8 lg:py-24">
      <p lang={lang('eyebrow')} className="eyebrow">
        {offerings.eyebrow}
      </p>
      <h2 lang={lang('title')} className="mt-2 text-3xl sm:text-4xl">
        {offerings.title}
      </h2>
      <div className="mt-6">
        <ProductShelf
          query={allCoaching}
          expected={2}
          loading={t('offerings.loading')}
          empty={t('offerings.empty')}
        />
      </div>
    </section>
  );
}
