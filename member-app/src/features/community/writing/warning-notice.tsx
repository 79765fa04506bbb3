import { useTranslation } from 'react-i18next';
import { refusalSentence } from '../../../shared/api/refusal';
import { formatDate } from '../../../shared/lib/format';
import { Alert } from '../../../shared/ui/alert';
import { Button } from '../../../shared/ui/button';
import { type MyCommunity, useConfirmWarning } from '../shared/api';

/** The coach's warning, shown in place of the composer until the member has confirmed it. */
export function WarningNotice({ warning }: { warning: NonNullable<MyCommunity['warning']> }) {
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
