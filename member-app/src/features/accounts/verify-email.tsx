import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { loginPath, paths } from '../../shared/lib/paths';
import { sanctumPaths } from '../../shared/lib/sanctum-paths';
import { Refused } from '../../shared/ui/refused';
import { Button, ButtonLink } from '../../shared/ui/button';
import { isRefusal } from '../../shared/api/refusal';
import { useSession } from '../session';
import { AccountPage } from './account-page';
import { useVerifyEmail } from './api';
import { ResendConfirmation } from './resend-confirmation';

/**
 * Confirms the address when the button is clicked. Opening the link must not be enough, because virus scanners open
 * every link and run scripts.
 */
export function VerifyEmail() {
  const [params] = useSearchParams();
  const { data: member } = useSession();
  const { mutate, isPending, isSuccess, error } = useVerifyEmail();
  if (isSuccess) return <Confirmed />;
  if (isRefusal(error, 'already_confirmed')) return <Confirmed already isMember={!!member} />;
  if (isRefusal(error, 'email_taken')) return <Taken />;
  if (member?.isEmailVerified && (member.pendingEmail === null || isRefusal(error, 'link_invalid')))
    return <Confirmed already />;
  if (isRefusal(error, 'link_invalid') || isRefusal(error, 'invalid')) return <Expired isMember={!!member} />;
  return (
    <ToConfirm error={error} isPending={isPending} onConfirm={() => mutate(params.get('token') ?? '')} />
  );
}

interface ToConfirmProps {
  error: Error | null;
  isPending: boolean;
  onConfirm: () => void;
}

function ToConfirm({ error, isPending, onConfirm }: ToConfirmProps) {
  const { t } = useTranslation('accounts');
  return (
    <AccountPage
      title={t('verify.ask.title')}
      lead={t('verify.ask.text')}
      illustration="letter"
      verse={t('verify.verse')}
    >
      <Button size="lg" pending={isPending} onClick={onConfirm}>
        {t('verify.ask.confirm')}
      </Button>
      <Refused error={error} className="mt-4" />
    </AccountPage>
  );
}

function Confirmed({ already = false, isMember = true }) {
  const { t } = useTranslation('accounts');
  const title = already ? t('verify.done.already') : t('verify.done.title');
  return (
    <AccountPage title={title} illustration="letter" verse={t('verify.verse')}>
      <output className="block text-lg text-ink-soft">{t('verify.done.text')}</output>
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink size="lg" to={isMember ? paths.mySanctum : loginPath(paths.mySanctum)}>
          {t(isMember ? 'verify.done.home' : 'verify.done.signIn')}
        </ButtonLink>
        <ButtonLink size="lg" variant="secondary" to={paths.courses}>
          {t('verify.done.library')}
        </ButtonLink>
      </div>
    </AccountPage>
  );
}

/** Shown if the requested address belongs to another account. */
function Taken() {
  const { t } = useTranslation('accounts');
  return (
    <AccountPage title={t('verify.taken.title')} illustration="fallen-leaf" verse={t('verify.verse')}>
      <p role="alert" className="mb-8 text-lg text-ink-soft">
        {t('verify.taken.text')}
      </p>
      <ButtonLink size="lg" to={sanctumPaths.settingsPage('sign-in', 'email')}>
        {t('verify.taken.settings')}
      </ButtonLink>
    </AccountPage>
  );
}

function Expired({ isMember }: { isMember: boolean }) {
  const { t } = useTranslation('accounts');
  return (
    <AccountPage title={t('verify.expired.title')} illustration="fallen-leaf" verse={t('verify.verse')}>
      <p role="alert" className="mb-8 text-lg text-ink-soft">
        {t('verify.expired.text')}
      </p>
      {isMember ? (
        <ResendConfirmation />
      ) : (
        <ButtonLink size="lg" to={loginPath(sanctumPaths.settingsPage('sign-in', 'email'))}>
          {t('verify.expired.signIn')}
        </ButtonLink>
      )}
    </AccountPage>
  );
}
