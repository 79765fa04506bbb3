import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../shared/lib/format';
import { productPath } from '../../shared/lib/paths';
import { ButtonLink } from '../../shared/ui/button';
import { type EndedProduct, useEndedAccess } from './use-ended-access';

/** Lists products that a member had until their time was over, with the way to renew them. Hidden while there are none. */
export function EndedAccess({ isListed }: { isListed: (type: EndedProduct['type']) => boolean }) {
  const { t } = useTranslation('learning');
  const heading = useId();
  const { data = [] } = useEndedAccess();
  const ended = data.filter(({ type }) => isListed(type));
  if (ended.length === 0) return null;
  return (
    <section aria-labelledby={heading} className="mt-12">
      <h2 id={heading} className="text-2xl">
        {t('ended.title')}
      </h2>
      <ul className="mt-4 divide-y divide-line border-y border-line">
        {ended.map((item) => (
          <li
            key={item.productId}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4"
          >
            <div className="min-w-0">
              <h3 className="font-medium wrap-anywhere">{item.title}</h3>
              <p className="mt-1 text-sm text-ink-soft">
                {t('ended.on', { date: formatDate(item.endedAt) })}
                {!item.isOnSale && ` · ${t('ended.notSold')}`}
              </p>
            </div>
            {item.isOnSale && (
              <ButtonLink
                variant="secondary"
                size="sm"
                to={productPath({ id: item.productId, type: item.type })}
                aria-label={`${t('ended.options')}: ${item.title}`}
              >
                {t('ended.options')}
              </ButtonLink>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
