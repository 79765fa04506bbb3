import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalSentence } from '../../../shared/api/refusal';
import { formatDate } from '../../../shared/lib/format';
import { Alert } from '../../../shared/ui/alert';
import { Button } from '../../../shared/ui/button';
import { Dialog, DialogClose, DialogContent, DialogTrigger } from '../../../shared/ui/dialog';
import { Form, FormField, SubmitButton } from '../../../shared/ui/form';
import { NotLoaded, Skeletons } from '../../../shared/ui/loading';
import { PasswordInput } from '../../../shared/ui/password-input';
import { isMinor, type Member } from '../../session';
import { useCodeStep } from '../fresh-sign-in/fresh-sign-in';
import { useDeletion, useKeepAccount, useScheduleDeletion } from '../shared/api';
import { Section } from '../shared/section';
import { DeletionNotice } from './deletion-notice';

const GOES = ['profile', 'access', 'writings', 'reviews'] as const;

const SEVEN_DAYS = 7 * 24 * 60 * 60 * 1000;

/** Explains the consequences, and asks for the password, so that nobody else at this device can delete the account. */
function DeleteAccountDialog({ email, asksGuardian }: { email: string; asksGuardian: boolean }) {
  const { t } = useTranslation('privacy');
  const [open, setOpen] = useState(false);
  const schedule = useScheduleDeletion();
  const { attempt, field } = useCodeStep();
  const [date] = useState(() => formatDate(new Date(Date.now() + SEVEN_DAYS).toISOString()));
  return (
    <Dialog open={open} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button variant="secondary">{t('deletion.open')}</Button>
      </DialogTrigger>
      <DialogContent
        title={t('deletion.dialogTitle')}
        description={asksGuardian ? t('deletion.guardianFirst') : t('deletion.until', { date })}
      >
        <List title={t('deletion.goesTitle')} items={GOES.map((what) => t(`deletion.goes.${what}`))} />
        <List title={t('deletion.staysTitle')} items={[t('deletion.stays.orders')]} />
        <p className="mt-4 text-sm text-ink-soft">
          {t('deletion.devices')} {t('deletion.copyFirst')}
        </p>
        <Form
          isUnsaved={false}
          className="mt-5 space-y-5"
          onSubmit={(proof: { password: string; code?: string }) => attempt(() => schedule(email, proof))}
        >
          <input type="email" name="username" value={email} autoComplete="username" readOnly hidden />
          <FormField name="password" label={t('deletion.password')} required>
            <PasswordInput autoComplete="current-password" />
          </FormField>
          {field}
          <div className="flex flex-wrap items-start gap-3">
            <SubmitButton variant="destructive">{t('deletion.confirm')}</SubmitButton>
            <DialogClose asChild>
              <Button variant="secondary">{t('deletion.cancel')}</Button>
            </DialogClose>
          </div>
        </Form>
      </DialogContent>
    </Dialog>
  );
}

const List = ({ title, items }: { title: string; items: string[] }) => (
  <div className="mt-4">
    <h3 className="text-lg">{title}</h3>
    <ul className="mt-1 list-disc space-y-1 pl-5 text-ink-soft">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  </div>
);

export function DeleteAccount({ member }: { member: Member }) {
  const { t } = useTranslation('privacy');
  return (
    <Section id="delete-account" title={t('deletion.title')} lead={t('deletion.lead')}>
      {member.role === 'member' ? <State member={member} /> : <p>{t('deletion.coach')}</p>}
    </Section>
  );
}

function State({ member }: { member: Member }) {
  const { t } = useTranslation('privacy');
  const query = useDeletion(true);
  const { data } = query;
  if (!data)
    return (
      <NotLoaded query={query} skeleton={<Skeletons label={t('deletion.loading')} of={['h-11 w-56']} />} />
    );
  if (data.erasesAt)
    return <DeletionNotice erasesAt={data.erasesAt} isKeptByGuardian={data.isKeptByGuardian} />;
  if (data.awaitsGuardianSince) return <DeletionAwaitingGuardian since={data.awaitsGuardianSince} />;
  return (
    <DeleteAccountDialog email={member.email} asksGuardian={isMinor(member) && member.guardians.length > 0} />
  );
}

/** A minor's request, which can be withdrawn until a guardian approves it. */
function DeletionAwaitingGuardian({ since }: { since: string }) {
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
