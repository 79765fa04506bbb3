import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { refusalSentence } from '../../shared/api/refusal';
import { Alert } from '../../shared/ui/alert';
import { Button } from '../../shared/ui/button';
import { toast } from '../../shared/ui/toast-store';
import { type Approval, useAnswerApproval, type Ward } from './api';
import type { Freshly } from './ward-account';

interface WaitingApprovalProps {
  ward: Ward;
  approval: Approval;
  freshly: Freshly;
}

/** Something on a daughter's account that a guardian approves or refuses. */
export function WaitingApproval({ ward: { name }, approval, freshly }: WaitingApprovalProps) {
  const { t } = useTranslation('family');
  const answerNow = useAnswerApproval(approval.id);
  const answer = useMutation({
    mutationFn: (isApproved: boolean) => (isApproved ? freshly(() => answerNow(true)) : answerNow(false)),
    onSuccess: (_, isApproved) =>
      toast({ title: t(isApproved ? 'approvals.approved' : 'approvals.refused') }),
  });
  const title = approval.isByCoach
    ? t('approvals.email.byCoach', { name })
    : t(`approvals.${approval.act}.title`, { name });
  return (
    <Alert title={title}>
      <div className="space-y-3">
        <p className="wrap-anywhere">
          {approval.act === 'email'
            ? t('approvals.email.text', { name, email: approval.newEmail ?? '' })
            : t('approvals.deletion.text')}
        </p>
        {answer.error && <p role="alert">{refusalSentence(answer.error)}</p>}
        <div className="flex flex-wrap gap-3">
          <Button
            size="sm"
            pending={answer.isPending && answer.variables}
            disabled={answer.isPending}
            onClick={() => answer.mutate(true)}
          >
            {t('approvals.approve')}
          </Button>
          <Button
            variant="secondary"
            size="sm"
            pending={answer.isPending && !answer.variables}
            disabled={answer.isPending}
            onClick={() => answer.mutate(false)}
          >
            {t('approvals.refuse')}
          </Button>
        </div>
      </div>
    </Alert>
  );
}
