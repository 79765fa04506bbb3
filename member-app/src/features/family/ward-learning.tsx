import { useTranslation } from 'react-i18next';
import { formatDate } from '../../shared/lib/format';
import { NotLoaded } from '../../shared/ui/not-loaded';
import { Skeletons } from '../../shared/ui/skeletons';
import { useWardLearning, type Ward, type WardProduct } from './api';

/** A daughter's courses with her progress and its dates, and the people she may write with. */
export function WardLearning({ ward }: { ward: Ward }) {
  const { t } = useTranslation('family');
  const query = useWardLearning(ward.id);
  const { data: learning } = query;
  if (!learning)
    return <NotLoaded query={query} skeleton={<Skeletons label={t('loading')} of={['h-20']} />} />;
  const { products, contacts, lastSeenAt } = learning;
  return (
    <div className="space-y-2">
      <h3 className="font-sans font-semibold">{t('learning.title')}</h3>
      {products.length === 0 && <p className="text-ink-soft">{t('learning.none')}</p>}
      <ul className="divide-y divide-line">
        {products.map((product) => (
          <li key={product.productId} className="py-2">
            <p className="font-medium wrap-anywhere">{product.title}</p>
            <p className="text-sm text-ink-soft">
              <Progress product={product} />
            </p>
          </li>
        ))}
      </ul>
      <p className="text-sm text-ink-soft">
        {lastSeenAt === null
          ? t('learning.neverSeen')
          : t('learning.lastSeen', { date: formatDate(lastSeenAt) })}
      </p>
      <p className="text-sm text-ink-soft">
        {contacts.length === 0
          ? t('learning.noContacts')
          : t('learning.contacts', { names: contacts.join(' · ') })}
      </p>
    </div>
  );
}

function Progress({ product: { percent, minutes, since, lastCompletedAt } }: { product: WardProduct }) {
  const { t } = useTranslation('family');
  const facts = [
    ...(percent === null ? [] : [t('learning.percent', { percent })]),
    ...(minutes === 0 ? [] : [t('learning.minutes', { count: minutes })]),
    lastCompletedAt === null
      ? t('learning.since', { date: formatDate(since) })
      : t('learning.lastCompleted', { date: formatDate(lastCompletedAt) }),
  ];
  return facts.join(' · ');
}
