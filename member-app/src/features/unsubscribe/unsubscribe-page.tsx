import { useSearchParams } from 'react-router-dom';
import { isRefusal, refusalSentence } from '../../shared/api/refusal';
import { paths } from '../../shared/lib/paths';
import { Alert } from '../../shared/ui/alert';
import { Button, ButtonLink } from '../../shared/ui/button';
import { ErrorState } from '../../shared/ui/error-state';
import { Skeleton } from '../../shared/ui/skeleton';
import { AccountPage } from '../accounts';
import { useSetSubscription, useSubscription } from './api';
import { unsubscribeTexts as texts } from './texts';

const look = { illustration: 'letter', verse: texts.verse } as const;

/** Works without signing in: the link is all its reader needs. */
export function UnsubscribePage() {
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  const { data, isLoading, isFetching, error, refetch } = useSubscription(token);
  const { mutate, isPending, error: refused } = useSetSubscription(token);
  if (isLoading) {
    return (
      <section aria-busy aria-label={texts.loading} className="page-width py-20">
        <Skeleton className="h-64" />
      </section>
    );
  }
  if (error && !isRefusal(error, 'link_invalid')) {
    return (
      <div className="page-width py-20">
        <ErrorState onRetry={() => void refetch()} pending={isFetching} />
      </div>
    );
  }
  if (!data) return <Broken />;
  const { title, text } = data.email ? texts.ask : texts.done;
  return (
    <AccountPage title={title} {...look}>
      <output className="mb-8 block text-lg text-ink-soft">{text(texts.kinds[data.kind])}</output>
      {refused && (
        <Alert tone="danger" className="mb-6">
          {refusalSentence(refused)}
        </Alert>
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          variant={data.email ? 'primary' : 'secondary'}
          pending={isPending}
          onClick={() => mutate(!data.email)}
        >
          {data.email ? texts.ask.yes : texts.done.undo}
        </Button>
        <AllSettings />
      </div>
    </AccountPage>
  );
}

function Broken() {
  return (
    <AccountPage title={texts.broken.title} {...look}>
      <p role="alert" className="mb-8 text-lg text-ink-soft">
        {texts.broken.text}
      </p>
      <AllSettings />
    </AccountPage>
  );
}

const AllSettings = () => (
  <ButtonLink variant="ghost" to={`${paths.settings}#mails`}>
    {texts.settings}
  </ButtonLink>
);
