import { useTranslation } from 'react-i18next';
import { formatMoment } from '../../../shared/lib/format';
import { Alert } from '../../../shared/ui/alert';
import type { MyCommunity } from '../shared/api';

/** Tells a member whom the coach has muted until when and why, where she would write. */
export function MuteNotice({ mute: { until, reason } }: { mute: NonNullable<MyCommunity['mute']> }) {
  const { t } = useTranslation('feed');
  return (
    <Alert title={until === null ? t('mute.open') : t('mute.until', { when: formatMoment(until) })}>
      {reason !== null && <p className="mb-1 wrap-anywhere">{t('mute.why', { reason })}</p>}
      <p>{t('mute.reads')}</p>
    </Alert>
  );
}
