import { useTranslation } from 'react-i18next';
import { formatDate, formatMoment } from '../../shared/lib/format';
import { Alert } from '../../shared/ui/alert';
import { NotLoaded } from '../../shared/ui/not-loaded';
import { useWardConduct, type Ward } from './api';

/** The coach's warnings to a daughter, and her mute; nothing if there are none. */
export function WardConduct({ ward }: { ward: Ward }) {
  const { t } = useTranslation('family');
  const query = useWardConduct(ward.id);
  const { data: conduct } = query;
  if (!conduct) return <NotLoaded query={query} />;
  const { mute, warnings } = conduct;
  if (!mute && warnings.length === 0) return null;
  return (
    <div className="space-y-3">
      <h3 className="font-sans font-semibold">{t('conduct.title')}</h3>
      {mute && (
        <Alert
          title={
            mute.until === null
              ? t('conduct.muted')
              : t('conduct.mutedUntil', { when: formatMoment(mute.until) })
          }
        >
          {mute.reason !== null && (
            <p className="wrap-anywhere">{t('conduct.said', { words: mute.reason })}</p>
          )}
          <p>{t('conduct.reads')}</p>
        </Alert>
      )}
      <ul className="divide-y divide-line">
        {warnings.map(({ id, text, givenAt, readAt }) => (
          <li key={id} className="py-2">
            <p className="wrap-anywhere">{t('conduct.said', { words: text })}</p>
            <p className="text-sm text-ink-soft">
              {t('conduct.warned', { date: formatDate(givenAt) })}{' '}
              {readAt === null ? t('conduct.unread') : t('conduct.read', { date: formatDate(readAt) })}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
