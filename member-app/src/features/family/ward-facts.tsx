import { useTranslation } from 'react-i18next';
import { formatDate, formatMoment } from '../../shared/lib/format';
import { Alert } from '../../shared/ui/alert';
import { NotLoaded, Skeletons } from '../../shared/ui/loading';
import { useWardLearning, useWardModeration, type Ward, type WardProduct } from './api';

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

function Progress({
  product: { progressPercent: percent, minutes, since, lastCompletedAt },
}: {
  product: WardProduct;
}) {
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

/** The coach's warnings to a daughter, and her mute; nothing if there are none. */
export function WardModeration({ ward }: { ward: Ward }) {
  const { t } = useTranslation('family');
  const query = useWardModeration(ward.id);
  const { data: moderation } = query;
  if (!moderation) return <NotLoaded query={query} />;
  const { mute, warnings } = moderation;
  if (!mute && warnings.length === 0) return null;
  return (
    <div className="space-y-3">
      <h3 className="font-sans font-semibold">{t('moderation.title')}</h3>
      {mute && (
        <Alert
          title={
            mute.until === null
              ? t('moderation.muted')
              : t('moderation.mutedUntil', { when: formatMoment(mute.until) })
          }
        >
          {mute.reason !== null && (
            <p className="wrap-anywhere">{t('moderation.said', { words: mute.reason })}</p>
          )}
          <p>{t('moderation.reads')}</p>
        </Alert>
      )}
      <ul className="divide-y divide-line">
        {warnings.map(({ id, text, givenAt, readAt }) => (
          <li key={id} className="py-2">
            <p className="wrap-anywhere">{t('moderation.said', { words: text })}</p>
            <p className="text-sm text-ink-soft">
              {t('moderation.warned', { date: formatDate(givenAt) })}{' '}
              {readAt === null ? t('moderation.unread') : t('moderation.read', { date: formatDate(readAt) })}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
