import { useTranslation } from 'react-i18next';
import type { ButtonProps } from '../../shared/ui/button';
import { ButtonLink } from '../../shared/ui/button';
import { paths } from '../../shared/lib/paths';
import { ProductAction } from '../cart';
import { useSession } from '../session';
import type { ProductDetail } from './api';

type Props = Pick<ButtonProps, 'variant' | 'size' | 'className'> & { product: ProductDetail };

/** The button of the product’s own page. The coach does not buy: for a course there is a link to its preview instead, otherwise a sentence that says so. */
export function PurchaseAction({ product, ...look }: Props) {
  const { t } = useTranslation('product');
  const { data: member } = useSession();
  if (member?.role !== 'creator') return <ProductAction product={product} {...look} />;
  if (product.type !== 'course') return <p className="text-sm text-ink-soft">{t('buy.coach')}</p>;
  return (
    <ButtonLink {...look} to={`${paths.course(product.id)}?preview=1`}>
      {t('buy.preview')}
    </ButtonLink>
  );
}
