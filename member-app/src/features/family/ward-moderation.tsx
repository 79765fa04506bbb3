import { useTranslation } from 'react-i18next';
import { formatDate, formatMoment } from '../../shared/lib/format';
import { Alert } from '../../shared/ui/alert';
import { NotLoaded } from '../../shared/ui/not-loaded';
import { useWardModeration, type Ward } from './api';

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
