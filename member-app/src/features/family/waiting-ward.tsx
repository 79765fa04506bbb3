import { useTranslation } from 'react-i18next';
import { refusalSentence } from '../../shared/api/refusal';
import { paths } from '../../shared/lib/paths';
import { Alert } from '../../shared/ui/alert';
import { Button, ButtonLink } from '../../shared/ui/button';
import { type Family, useWithdrawAcceptance } from './api';

type Waiting = Family['waiting'][number];

/** Tells a future second guardian which step is missing. */
export function WaitingWard({ ward: { id, daughter, invitedBy, isConfirmed } }: { ward: Waiting }) {
  const { t } = useTranslation('family');
  const withdraw = useWithdrawAcceptance(id);
  return (
    <Alert title={t('waiting.title', { daughter })}>
      <div className="space-y-3">
        <p>{t(isConfirmed ? 'waiting.prove' : 'waiting.confirm', { invitedBy })}</p>
        {withdraw.error && <p role="alert">{refusalSentence(withdraw.error)}</p>}
        <div className="flex flex-wrap gap-3">
          {isConfirmed && (
            <ButtonLink size="sm" to={paths.library}>
              {t('waiting.library')}
            </ButtonLink>
          )}
          <Button
            variant="secondary"
            size="sm"
            pending={withdraw.isPending}
            onClick={() => withdraw.mutate()}
          >
            {t('waiting.withdraw')}
          </Button>
        </div>
      </div>
    </Alert>
  );
}
