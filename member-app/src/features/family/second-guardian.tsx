import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalSentence } from '../../shared/api/refusal';
import { Alert } from '../../shared/ui/alert';
import { Button } from '../../shared/ui/button';
import { ConfirmButton } from '../../shared/ui/confirm-dialog';
import { Dialog, DialogContent, DialogTrigger } from '../../shared/ui/dialog';
import { Form, FormField, SubmitButton } from '../../shared/ui/form';
import { Input } from '../../shared/ui/input';
import { Refused } from '../../shared/ui/refused';
import {
  type CandidateFacts,
  useCallOffInvitation,
  useConfirmGuardian,
  useInvite,
  useRemoveGuardian,
  type Ward,
} from './api';
import type { Freshly } from './ward-account';

export function SecondGuardian({ ward, freshly }: { ward: Ward; freshly: Freshly }) {
  const { t } = useTranslation('family');
  const isFull = ward.guardians.length > 1 || ward.candidate !== null;
  return (
    <div className="space-y-2">
      <ul aria-label={t('guardians.title')} className="space-y-2">
        {ward.guardians.map((guardian) => (
          <li key={guardian.id} className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <span className="wrap-anywhere">{guardian.isMe ? t('guardians.me') : guardian.name}</span>
            {ward.guardians.length > 1 && <RemoveGuardian ward={ward} guardian={guardian} />}
          </li>
        ))}
      </ul>
      {ward.candidate && <Candidate ward={ward} candidate={ward.candidate} freshly={freshly} />}
      {ward.invited !== null && <Invited ward={ward} email={ward.invited} />}
      {!isFull && ward.invited === null && <Invite ward={ward} />}
    </div>
  );
}

function Invited({ ward, email }: { ward: Ward; email: string }) {
  const { t } = useTranslation('family');
  const callOff = useCallOffInvitation(ward.id);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="text-ink-soft wrap-anywhere">{t('guardians.invited', { email })}</p>
      <Button variant="secondary" size="sm" pending={callOff.isPending} onClick={() => callOff.mutate()}>
        {t('guardians.callOff')}
      </Button>
      <Refused error={callOff.error} isSmall />
    </div>
  );
}

function Invite({ ward }: { ward: Ward }) {
  const { t } = useTranslation('family');
  const [isOpen, setOpen] = useState(false);
  const invite = useInvite(ward.id);
  return (
    <Dialog open={isOpen} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button variant="secondary" size="sm">
          {t('guardians.invite')}
        </Button>
      </DialogTrigger>
      <DialogContent
        title={t('guardians.invite')}
        description={t('guardians.inviteText', { name: ward.name })}
      >
        <Form className="space-y-5" onSubmit={({ email }: { email: string }) => invite(email)}>
          <FormField name="email" label={t('guardians.email')} required>
            <Input type="email" maxLength={254} autoComplete="off" autoCapitalize="none" spellCheck={false} />
          </FormField>
          <SubmitButton>{t('guardians.send')}</SubmitButton>
        </Form>
      </DialogContent>
    </Dialog>
  );
}

interface CandidateProps {
  ward: Ward;
  candidate: CandidateFacts;
  freshly: Freshly;
}

/** Shows a person who accepted to be the second guardian: the first checks the name and confirms. */
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

interface RemoveGuardianProps {
  ward: Ward;
  guardian: Ward['guardians'][number];
}

/** Removes a guardian after a confirmation; the server refuses to remove a required one. */
function RemoveGuardian({ ward, guardian: { id, name, isMe } }: RemoveGuardianProps) {
  const { t } = useTranslation('family');
  const remove = useRemoveGuardian(ward.id);
  const words = isMe ? 'leave' : 'remove';
  const names = { name, daughter: ward.name };
  return (
    <ConfirmButton
      button={
        <Button variant="secondary" size="sm" aria-label={t(`${words}.openNamed`, names)}>
          {t(`${words}.open`)}
        </Button>
      }
      title={t(`${words}.title`, names)}
      description={t(`${words}.text`, names)}
      confirm={t(`${words}.yes`)}
      keep={t('remove.no')}
      keepVariant="secondary"
      act={() => remove.mutateAsync(id)}
    />
  );
}
