import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { loginPath, paths } from '../../shared/lib/paths';
import { ButtonLink } from '../../shared/ui/button';
import { ErrorState } from '../../shared/ui/error-state';
import { isRefusal, refusalSentence } from '../../shared/api/refusal';
import { Spinner } from '../../shared/ui/spinner';
import { useSession } from '../session';
import { AccountPage } from './account-page';
import { useVerifyEmail } from './api';
import { ResendConfirmation } from './resend-confirmation';

/** Opening the link is enough. A link that was used before shows success if the address is confirmed. */
export function VerifyEmail() {
  const { t } = useTranslation('accounts');
  const [params] = useSearchParams();
  const { data: member } = useSession();
  const { isPending, isSuccess, isFetching, error, refetch } = useVerifyEmail(params.get('token') ?? '');
  if (isPending) return <Pending />;
  if (isRefusal(error, 'email_taken')) return <Taken />;
  if (isSuccess || member?.emailVerified) return <Confirmed />;
  if (isRefusal(error, 'link_invalid') || isRefusal(error, 'invalid')) return <Expired isMember={!!member} />;
  return (
    <div className="page-width py-20">
      <ErrorState
        title={t('verify.failed')}
        description={refusalSentence(error)}
        onRetry={() => void refetch()}
        pending={isFetching}
      />
    </div>
  );
}

function Pending() {
  const { t } = useTranslation('accounts');
  return (
    <output className="page-width grid min-h-[60dvh] place-items-center text-evergreen">
      <span className="flex items-center gap-4 text-lg">
        <Spinner className="size-6" />
        {t('verify.pending')}
      </span>
    </output>
  );
}

function Confirmed() {
  const { t } = useTranslation('accounts');
  return (
    <AccountPage title={t('verify.done.title')} illustration="letter" verse={t('verify.verse')}>
      <output className="block text-lg text-ink-soft">{t('verify.done.text')}</output>
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink size="lg" to={paths.mySanctum}>
          {t('verify.done.home')}
        </ButtonLink>
        <ButtonLink size="lg" variant="secondary" to={paths.courses}>
          {t('verify.done.library')}
        </ButtonLink>
      </div>
    </AccountPage>
  );
}

/** The person asked to change to this address, but it belongs to another account. */
function Taken() {
  const { t } = useTranslation('accounts');
  return (
    <AccountPage title={t('verify.taken.title')} illustration="fallen-leaf" verse={t('verify.verse')}>
      <p role="alert" className="mb-8 text-lg text-ink-soft">
        {t('verify.taken.text')}
      </p>
      <ButtonLink size="lg" to={paths.settings}>
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
        <ButtonLink size="lg" to={loginPath(paths.settings)}>
          {t('verify.expired.signIn')}
        </ButtonLink>
      )}
    </AccountPage>
  );
}
