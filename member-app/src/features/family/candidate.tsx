import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { refusalSentence } from '../../shared/api/refusal';
import { Alert } from '../../shared/ui/alert';
import { Button } from '../../shared/ui/button';
import { type CandidateFacts, useConfirmGuardian, type Ward } from './api';
import { RemoveGuardian } from './remove-guardian';
import type { Freshly } from './ward-copy';

interface CandidateProps {
  ward: Ward;
  candidate: CandidateFacts;
  freshly: Freshly;
}

/** Somebody who has accepted to be the second guardian: the first reads the name and confirms it. */
export function Candidate({ ward, candidate: { id, name, isConfirmed }, freshly }: CandidateProps) {
  const { t } = useTranslation('family');
  const confirmNow = useConfirmGuardian(ward.id);
  const confirm = useMutation({ mutationFn: () => freshly(confirmNow) });
  return (
    <Alert title={t(isConfirmed ? 'candidate.confirmedTitle' : 'candidate.title', { name })}>
      <div className="space-y-3">
        <p>{t(isConfirmed ? 'candidate.confirmedText' : 'candidate.text', { name, daughter: ward.name })}</p>
        {confirm.error && <p role="alert">{refusalSentence(confirm.error)}</p>}
        <div className="flex flex-wrap gap-3">
          {!isConfirmed && (
            <Button size="sm" pending={confirm.isPending} onClick={() => confirm.mutate()}>
              {t('candidate.confirm')}
            </Button>
          )}
          <RemoveGuardian ward={ward} guardian={{ id, name, isMe: false }} />
        </div>
      </div>
    </Alert>
  );
}
