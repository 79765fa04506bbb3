import { useTranslation } from 'react-i18next';
import { paths } from '../../shared/lib/paths';
import { useCoach } from '../../shared/site/site';
import { ButtonLink, buttonStyle } from '../../shared/ui/button';
import { ProductFiles } from '../catalog';
import type { ProductDetail } from './api';

/** An owner's actions: arrange a session, open the course, download the files. */
export function Owned({ product }: { product: ProductDetail }) {
  const { t } = useTranslation('product');
  const coach = useCoach();
  if (product.type === 'coaching') {
    return (
      <>
        <p className="mt-4 text-ink-soft">{t('buy.ownedCoaching', { coach: coach.firstName })}</p>
        <a
          href={`mailto:${coach.email}?subject=${encodeURIComponent(product.title)}`}
          className={buttonStyle({ className: 'mt-5 w-full' })}
        >
          {t('buy.write', { coach: coach.firstName })}
        </a>
      </>
    );
  }
  if (product.type === 'bundle') return <p className="mt-4 text-ink-soft">{t('buy.ownedBundle')}</p>;
  if (product.type === 'course') {
    return (
      <ButtonLink to={paths.course(product.id)} className="mt-5 w-full">
        {t('buy.openCourse')}
      </ButtonLink>
    );
  }
  return (
    <>
      <h2 className="mt-4 mb-3 text-xl">{t('buy.files')}</h2>
      <ProductFiles productId={product.id} />
    </>
  );
}
