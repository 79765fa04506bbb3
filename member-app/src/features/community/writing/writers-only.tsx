import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalSentence } from '../../../shared/api/refusal';
import { formatDate, formatMoment } from '../../../shared/lib/format';
import { Alert } from '../../../shared/ui/alert';
import { Button } from '../../../shared/ui/button';
import { type MyCommunity, useConfirmWarning, useMyCommunity } from '../shared/api';

/**
 * Wraps a composer. Muted members, members with an unconfirmed warning, and minors without consent read why they cannot
 * write.
 */
export function WritersOnly({ children }: { children: ReactNode }) {
  const { t } = useTranslation('feed');
  const { data: me } = useMyCommunity();
  if (me?.warning || me?.mute) {
    return (
      <div className="space-y-3">
        {me.warning && <WarningNotice warning={me.warning} />}
        {me.mute && <MuteNotice mute={me.mute} />}
      </div>
    );
  }
  return me && !me.canWrite ? <Alert>{t('readsAlong')}</Alert> : children;
}

/** Tells a muted member, instead of the composer, until when and why they are muted. */
function MuteNotice({ mute: { until, reason } }: { mute: NonNullable<MyCommunity['mute']> }) {
  const { t } = useTranslation('feed');
  return (
    <Alert title={until === null ? t('mute.open') : t('mute.until', { when: formatMoment(until) })}>
      {reason !== null && <p className="mb-1 wrap-anywhere">{t('mute.why', { reason })}</p>}
      <p>{t('mute.reads')}</p>
    </Alert>
  );
}

/** Shows the coach's warning instead of the composer, until the member has confirmed it. */
function WarningNotice({ warning }: { warning: NonNullable<MyCommunity['warning']> }) {
  const { t } = useTranslation('feed');
  const confirm = useConfirmWarning();
  return (
    <Alert title={t('warning.title')}>
      <p className="text-ink-soft">{formatDate(warning.givenAt)}</p>
      <p className="mt-2 text-base wrap-anywhere whitespace-pre-wrap">{warning.text}</p>
      <p className="mt-2">{t('warning.text')}</p>
      {confirm.isError && <p className="mt-2 font-semibold text-danger">{refusalSentence(confirm.error)}</p>}
      <Button
        size="sm"
        className="mt-3"
        pending={confirm.isPending}
        onClick={() => confirm.mutate(warning.id)}
      >
        {t('warning.confirm')}
      </Button>
    </Alert>
  );
}
