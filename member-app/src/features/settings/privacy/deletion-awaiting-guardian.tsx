import { useTranslation } from 'react-i18next';
import { refusalSentence } from '../../../shared/api/refusal';
import { formatDate } from '../../../shared/lib/format';
import { Alert } from '../../../shared/ui/alert';
import { Button } from '../../../shared/ui/button';
import { useKeepAccount } from './privacy.api';

/** A minor has asked for it, and can withdraw it until a guardian approves it. */
export function DeletionAwaitingGuardian({ since }: { since: string }) {
  const { t } = useTranslation('privacy');
  const { mutate, isPending, error } = useKeepAccount();
  return (
    <Alert title={t('deletion.waitingTitle')}>
      <p>{t('deletion.waiting', { date: formatDate(since) })}</p>
      <Button size="sm" className="mt-3" pending={isPending} onClick={() => mutate()}>
        {t('deletion.keep')}
      </Button>
      {error && <p role="alert">{refusalSentence(error)}</p>}
    </Alert>
  );
}
