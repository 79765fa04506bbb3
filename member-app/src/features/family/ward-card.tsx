import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../shared/ui/badge';
import { Button } from '../../shared/ui/button';
import { Card } from '../../shared/ui/card';
import { ConfirmButton } from '../../shared/ui/confirm-dialog';
import { DialogButton } from '../../shared/ui/dialog';
import { Form, SubmitButton } from '../../shared/ui/form';
import { Refused } from '../../shared/ui/refused';
import { toast } from '../../shared/ui/toast-store';
import { NewPasswordField } from '../accounts';
import { sendPasswordLink, setWardPassword, signWardOut, type Ward } from './api';
import { ConsentRecords, ConsentSwitches } from './consents';
import { SecondGuardian } from './second-guardian';
import { WaitingApproval } from './waiting-approval';
import { type Freshly, RemoveSecondFactor, WardCopy, WardDeletion } from './ward-account';
import { WardLearning, WardModeration } from './ward-facts';

/** One daughter: how she is doing, what is agreed to for her, and who answers for her. */
export function WardCard({ ward, freshly }: { ward: Ward; freshly: Freshly }) {
  const { t } = useTranslation('family');
  const heading = useId();
  const isOpen = ward.agreed.includes('account');
  return (
    <Card className="p-5 sm:p-6">
      <section aria-labelledby={heading} className="space-y-6">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 id={heading} className="text-xl wrap-anywhere">
            {ward.name}
          </h2>
          <Badge tone={isOpen ? 'leaf' : 'gold'}>{isOpen ? t(`bands.${ward.ageBand}`) : t('closed')}</Badge>
          <p className="w-full text-sm text-ink-soft wrap-anywhere">
            {ward.signInName === null
              ? t('signsInWith', { email: ward.email ?? '' })
              : t('signsInAs', { name: ward.signInName })}
          </p>
        </div>
        {ward.approvals.map((approval) => (
          <WaitingApproval key={approval.id} ward={ward} approval={approval} freshly={freshly} />
        ))}
        <WardLearning ward={ward} />
        <WardModeration ward={ward} />
        <ConsentSwitches ward={ward} />
        <SecondGuardian ward={ward} freshly={freshly} />
        <div className="flex flex-wrap items-center gap-4">
          <SignWardOut ward={ward} />
          {ward.hasSecondFactor && <RemoveSecondFactor ward={ward} freshly={freshly} />}
          {ward.ageBand === 'child' ? <NewWardPassword ward={ward} /> : <PasswordLink ward={ward} />}
        </div>
        <ConsentRecords wardId={ward.id} />
        <WardData ward={ward} freshly={freshly} />
      </section>
    </Card>
  );
}

/** Her data in one file, without private writing; and the end of her account, with seven days to think again. */
function WardData({ ward, freshly }: { ward: Ward; freshly: Freshly }) {
  const { t } = useTranslation('family');
  return (
    <div className="space-y-3">
      <h3 className="font-sans font-semibold">{t('data.title')}</h3>
      <p className="text-sm text-ink-soft">{t('data.text')}</p>
      <div className="flex flex-wrap items-center gap-3">
        <WardCopy ward={ward} freshly={freshly} />
        <WardDeletion ward={ward} freshly={freshly} />
      </div>
    </div>
  );
}

/** For a daughter of 13 and older, who chooses her password herself. */
function PasswordLink({ ward: { id, name, email } }: { ward: Ward }) {
  const { t } = useTranslation('family');
  const send = useMutation({
    mutationFn: () => sendPasswordLink(id),
    onSuccess: () =>
      toast({
        title: email === null ? t('password.linkToGuardian', { name }) : t('password.linkToHer', { email }),
      }),
  });
  return (
    <>
      <Button variant="secondary" size="sm" pending={send.isPending} onClick={() => send.mutate()}>
        {t('password.link')}
      </Button>
      <p className="w-full text-sm text-ink-soft">{t('password.own', { name })}</p>
      <Refused error={send.error} isSmall className="w-full" />
    </>
  );
}

/** For a daughter who has forgotten hers. */
function NewWardPassword({ ward }: { ward: Ward }) {
  const { t } = useTranslation('family');
  return (
    <DialogButton
      button={
        <Button variant="secondary" size="sm">
          {t('password.open')}
        </Button>
      }
      title={t('password.title', { name: ward.name })}
      description={t('password.text')}
    >
      {(close) => (
        <Form
          className="space-y-5"
          onSubmit={async ({ password }: { password: string }) => {
            await setWardPassword(ward.id, password);
            close();
            toast({ title: t('password.done', { name: ward.name }) });
          }}
        >
          <NewPasswordField name="password" label={t('form.password')} owner="member" />
          <SubmitButton>{t('password.submit')}</SubmitButton>
        </Form>
      )}
    </DialogButton>
  );
}

/** Ends a daughter's devices at once, for a guardian who was notified of something that does not seem right. */
function SignWardOut({ ward: { id, name } }: { ward: Ward }) {
  const { t } = useTranslation('family');
  return (
    <ConfirmButton
      button={
        <Button variant="secondary" size="sm">
          {t('signOut.open')}
        </Button>
      }
      title={t('signOut.title', { name })}
      description={t('signOut.text')}
      confirm={t('signOut.yes')}
      keep={t('signOut.no')}
      keepVariant="secondary"
      act={async () => {
        await signWardOut(id);
        toast({ title: t('signOut.done', { name }) });
      }}
    />
  );
}
