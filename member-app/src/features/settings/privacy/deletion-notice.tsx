import { useTranslation } from 'react-i18next';
import { refusalSentence } from '../../../shared/api/refusal';
import { formatDate } from '../../../shared/lib/format';
import { Alert } from '../../../shared/ui/alert';
import { Button } from '../../../shared/ui/button';
import { toast } from '../../../shared/ui/toast-store';
import { useKeepAccount } from '../shared/api';

interface DeletionNoticeProps {
  erasesAt: string;
  /** True for a minor whose guardian alone can undo it. */
  isKeptByGuardian: boolean;
  className?: string;
}

export function DeletionNotice({ erasesAt, isKeptByGuardian, className }: DeletionNoticeProps) {
  const { t } = useTranslation('privacy');
  const { mutate, isPending, error } = useKeepAccount();
  const keep = () =>
    mutate(undefined, {
      onSuccess: () => toast({ title: t('deletion.kept'), description: t('deletion.keptMore') }),
    });
  return (
    <Alert title={t('deletion.scheduled', { date: formatDate(erasesAt) })} className={className}>
      <p>{t(isKeptByGuardian ? 'deletion.keptByGuardian' : 'deletion.scheduledMore')}</p>
      {!isKeptByGuardian && (
        <Button size="sm" className="mt-3" pending={isPending} onClick={keep}>
          {t('deletion.keep')}
        </Button>
      )}
      {error && <p role="alert">{refusalSentence(error)}</p>}
    </Alert>
  );
}
