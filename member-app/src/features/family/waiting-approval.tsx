import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from '../../shared/ui/button';
import { Refused } from '../../shared/ui/refused';
import { toast } from '../../shared/ui/toast-store';
import { AnswerRow } from './answer-row';
import { type Approval, useAnswerApproval, type Ward } from './api';
import type { Freshly } from './ward-account';

interface WaitingApprovalProps {
  ward: Pick<Ward, 'name'>;
  approval: Approval;
  freshly: Freshly;
}

/** An action on a daughter's account that a guardian approves or refuses. */
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
    <AnswerRow
      question={
        <>
          <p className="font-semibold">{title}</p>
          <p className="wrap-anywhere text-ink-soft">
            {approval.act === 'email'
              ? t('approvals.email.text', { name, email: approval.newEmail ?? '' })
              : t('approvals.deletion.text')}
          </p>
          <Refused error={answer.error} isSmall />
        </>
      }
      answers={
        <>
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
        </>
      }
    />
  );
}
