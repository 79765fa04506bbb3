import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { api, body, useSave } from '../../shared/api/client';
import { isRefusal } from '../../shared/api/refusal';
import { sanctumPaths } from '../../shared/lib/sanctum-paths';
import { Button, ButtonLink } from '../../shared/ui/button';
import { NotLoaded, Skeletons } from '../../shared/ui/loading';
import { Refused } from '../../shared/ui/refused';
import { AccountPage } from '../accounts';

const keyOf = (token: string) => ['/api/unsubscribe', token] as const;
const at = (token: string) => ({ params: { path: { token } } });

/** Loads the page without changing anything, because some programs open every link of an email. */
const useSubscription = (token: string) =>
  useQuery({
    queryKey: keyOf(token),
    queryFn: () => body(api.GET('/api/unsubscribe/{token}', at(token))),
    enabled: token !== '',
  });

const useSetSubscription = (token: string) =>
  useSave(
    (wanted: boolean) =>
      body(
        wanted
          ? api.POST('/api/unsubscribe/{token}/resubscribe', at(token))
          : api.POST('/api/unsubscribe/{token}', at(token)),
      ),
    keyOf(token),
  );

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
  if (!data)
    return (
      <Page title={t('broken.title')}>
        <p role="alert" className="mb-8 text-lg text-ink-soft">
          {t('broken.text')}
        </p>
        <AllSettings />
      </Page>
    );
  const state = data.isEmailOn ? 'ask' : 'done';
  return (
    <Page title={t(`${state}.title`)}>
      <output className="mb-8 block text-lg text-ink-soft">
        {t(`${state}.text`, { kind: t(`kinds.${data.kind}`) })}
      </output>
      <Refused error={refused} className="mb-6" />
      <div className="flex flex-wrap gap-3">
        <Button
          variant={data.isEmailOn ? 'primary' : 'secondary'}
          pending={isPending}
          onClick={() => mutate(!data.isEmailOn)}
        >
          {data.isEmailOn ? t('ask.yes') : t('done.undo')}
        </Button>
        <AllSettings />
      </div>
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
    <ButtonLink variant="ghost" to={sanctumPaths.settingsPage('notifications')}>
      {t('settings')}
    </ButtonLink>
  );
}
