import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { sanctumPaths } from '../../shared/lib/sanctum-paths';
import { Button } from '../../shared/ui/button';
import { ConfirmButton } from '../../shared/ui/confirm-dialog';
import { DialogButton } from '../../shared/ui/dialog';
import { Form, SubmitButton } from '../../shared/ui/form';
import { Refused } from '../../shared/ui/refused';
import { toast } from '../../shared/ui/toast-store';
import { NewPasswordField } from '../accounts';
import { sendPasswordLink, setWardPassword, signWardOut, type Ward } from './api';
import { ConsentRecords, ConsentSwitches } from './consents';
import { SecondGuardian } from './second-guardian';
import { type Freshly, RemoveSecondFactor, WardCopy, WardDeletion } from './ward-account';
import { WARD_PARTS } from './ward-parts';

type WardPart = (typeof WARD_PARTS)[number];

interface WardPageProps {
  ward: Ward;
  part: WardPart;
  freshly: Freshly;
}

/** A page of one daughter's account: her consents, her guardians, or how she signs in. */
export function WardPage({ ward, part, freshly }: WardPageProps) {
  const { t } = useTranslation('family');
  return (
    <>
      <h1 className="text-3xl wrap-anywhere">{ward.name}</h1>
      <nav aria-label={t('account', { name: ward.name })} className="mt-4 mb-8 border-b border-line">
        <ul className="-mb-px flex gap-1 overflow-x-auto [scrollbar-width:none]">
          {WARD_PARTS.map((one) => (
            <li key={one} className="shrink-0">
              <NavLink
                to={sanctumPaths.familyPart(ward.id, one)}
                className="flex min-h-12 items-center border-b-2 border-transparent px-4 font-semibold whitespace-nowrap text-ink-soft transition-colors hover:text-ink focus-visible:-outline-offset-2 aria-[current=page]:border-evergreen aria-[current=page]:text-evergreen"
              >
                {t(`parts.${one}`)}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="space-y-6">
        {part === 'permissions' && (
          <>
            <ConsentSwitches ward={ward} />
            <ConsentRecords wardId={ward.id} />
          </>
        )}
        {part === 'guardians' && <SecondGuardian ward={ward} freshly={freshly} />}
        {part === 'account' && <WardAccount ward={ward} freshly={freshly} />}
      </div>
    </>
  );
}

function WardAccount({ ward, freshly }: { ward: Ward; freshly: Freshly }) {
  const { t } = useTranslation('family');
  return (
    <>
      <section aria-labelledby="ward-sign-in" className="space-y-3">
        <h2 id="ward-sign-in" className="text-xl">
          {t('signIn')}
        </h2>
        <p className="text-ink-soft wrap-anywhere">
          {ward.signInName === null
            ? t('signsInWith', { email: ward.email ?? '' })
            : t('signsInAs', { name: ward.signInName })}
        </p>
        <div className="flex flex-wrap items-center gap-4">
          <SignWardOut ward={ward} />
          {ward.hasSecondFactor && <RemoveSecondFactor ward={ward} freshly={freshly} />}
          {ward.ageBand === 'child' ? <NewWardPassword ward={ward} /> : <PasswordLink ward={ward} />}
        </div>
      </section>
      <WardData ward={ward} freshly={freshly} />
    </>
  );
}

/** Her data in one file, without private writing, and the deletion of her account, with seven days to undo it. */
function WardData({ ward, freshly }: { ward: Ward; freshly: Freshly }) {
  const { t } = useTranslation('family');
  return (
    <section aria-labelledby="ward-data" className="space-y-3 border-t border-line pt-6">
      <h2 id="ward-data" className="text-xl">
        {t('data.title')}
      </h2>
      <p className="text-ink-soft">{t('data.text')}</p>
      <div className="flex flex-wrap items-center gap-3">
        <WardCopy ward={ward} freshly={freshly} />
        <WardDeletion ward={ward} freshly={freshly} />
      </div>
    </section>
  );
}

/** Sends a link to a daughter of 13 or older, who chooses her password herself. */
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

/** Sets a password for a daughter who has forgotten hers. */
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

/** Signs a daughter out everywhere, for a guardian who was notified of something suspicious. */
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
