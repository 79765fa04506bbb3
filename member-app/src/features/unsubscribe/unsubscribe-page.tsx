import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { isRefusal } from '../../shared/api/refusal';
import { paths } from '../../shared/lib/paths';
import { Refused } from '../../shared/ui/refused';
import { Button, ButtonLink } from '../../shared/ui/button';
import { NotLoaded } from '../../shared/ui/not-loaded';
import { Skeletons } from '../../shared/ui/skeletons';
import { AccountPage } from '../accounts';
import { useSetSubscription, useSubscription } from './api';

/** Works without signing in: the link is all its reader needs. */
export function UnsubscribePage() {
  const { t } = useTranslation('unsubscribe');
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  const query = useSubscription(token);
  const { data, isLoading, error } = query;
  const { mutate, isPending, error: refused } = useSetSubscription(token);
  if (isLoading) {
    return <Skeletons label={t('loading')} of={['h-64']} className="page-width py-20" />;
  }
  if (error && !isRefusal(error, 'link_invalid'))
    return <NotLoaded query={query} className="page-width py-20" />;
  if (!data) return <Broken />;
  const state = data.email ? 'ask' : 'done';
  return (
    <Page title={t(`${state}.title`)}>
      <output className="mb-8 block text-lg text-ink-soft">
        {t(`${state}.text`, { kind: t(`kinds.${data.kind}`) })}
      </output>
      <Refused error={refused} className="mb-6" />
      <div className="flex flex-wrap gap-3">
        <Button
          variant={data.email ? 'primary' : 'secondary'}
          pending={isPending}
          onClick={() => mutate(!data.email)}
        >
          {data.email ? t('ask.yes') : t('done.undo')}
        </Button>
        <AllSettings />
      </div>
    </Page>
  );
}

function Broken() {
  const { t } = useTranslation('unsubscribe');
  return (
    <Page title={t('broken.title')}>
      <p role="alert" className="mb-8 text-lg text-ink-soft">
        {t('broken.text')}
      </p>
      <AllSettings />
    </Page>
  );
}

function Page({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useTranslation('unsubscribe');
  return (
    <AccountPage title={title} illustration="letter" verse={t('verse')}>
      {children}
    </AccountPage>
  );
}

function AllSettings() {
  const { t } = useTranslation('unsubscribe');
  return (
    <ButtonLink variant="ghost" to={`${paths.settings}#mails`}>
      {t('settings')}
    </ButtonLink>
  );
}
