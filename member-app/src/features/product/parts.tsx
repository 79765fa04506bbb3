import Check from 'lucide-react/icons/check';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { productPath } from '../../shared/lib/paths';
import { LINE_WIDTH } from '../../shared/lib/picture-widths';
import { Badge } from '../../shared/ui/badge';
import { ProductPrice } from '../../shared/ui/price';
import { Thumbnail } from '../catalog';
import type { ProductDetail } from './api';

/** Products of a bundle, each with its page and a mark if the member already owns it. */
export function Parts({ product: { parts, isOwned: owned } }: { product: ProductDetail }) {
  const { t } = useTranslation('product');
  const had = parts.filter((part) => part.isOwned);
  return (
    <section>
      <h2 className="text-2xl">{t('parts.title')}</h2>
      {!owned && had.length > 0 && (
        <p className="mt-3 max-w-prose text-ink-soft">{t('parts.some', { count: had.length })}</p>
      )}
      <ul className="mt-5 divide-y divide-line border-y border-line">
        {parts.map((part) => (
          <li
            key={part.id}
            className="grid grid-cols-[5rem_1fr] items-center gap-4 py-4 sm:grid-cols-[6rem_1fr]"
          >
            <div className="overflow-hidden rounded-md">
              <Thumbnail product={part} sizes={LINE_WIDTH} />
            </div>
            <div className="flex min-w-0 flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <h3 className="min-w-0 text-lg wrap-anywhere">
                <Link
                  to={productPath(part)}
                  className="underline decoration-1 underline-offset-4 hover:decoration-2"
                >
                  {part.title}
                </Link>
              </h3>
              {part.isOwned ? (
                <Badge>
                  <Check aria-hidden />
                  {t('buy.owned')}
                </Badge>
              ) : (
                <ProductPrice product={part} className="text-lg" />
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
