import { useTranslation } from 'react-i18next';
import { useCoach } from '../../../shared/site/site';
import { Button, buttonStyle } from '../../../shared/ui/button';
import { Dialog, DialogContent, DialogTrigger } from '../../../shared/ui/dialog';
import { EmptyState } from '../../../shared/ui/empty-state';
import { ErrorState } from '../../../shared/ui/error-state';
import { Illustration } from '../../../shared/ui/illustration';
import { Skeleton } from '../../../shared/ui/skeleton';
import { useMyGroups } from '../api';
import { TabPage } from '../shell/tab-page';

export const CommunityCircle = () => {
  const { t } = useTranslation('community');
  return (
    <TabPage title={t('circle.title')}>
      <Groups />
    </TabPage>
  );
};

function Groups() {
  const { data: groups, isPending, isFetching, refetch } = useMyGroups();
  if (isPending) return <Loading />;
  if (!groups) return <ErrorState onRetry={() => void refetch()} pending={isFetching} />;
  return groups.length === 0 ? <InNone /> : <InSome names={groups.map(({ name }) => name)} />;
}

const Loading = () => {
  const { t } = useTranslation('my-sanctum');
  return (
    <section aria-busy aria-label={t('loading')} className="mt-8">
      <Skeleton className="h-72" />
    </section>
  );
};

const InNone = () => {
  const { t } = useTranslation('community');
  return (
    <EmptyState
      picture={<Illustration name="circle" />}
      title={t('circle.none')}
      description={`${t('circle.text')} ${t('circle.notOpen')}`}
      action={<SelectCircle />}
    />
  );
};

function InSome({ names }: { names: readonly string[] }) {
  const { t } = useTranslation('community');
  const { firstName } = useCoach();
  return (
    <EmptyState
      picture={<Illustration name="circle" />}
      title={t('circle.isIn', { names })}
      description={`${t('circle.whoAdded', { coach: firstName })} ${t('circle.notOpen')}`}
    />
  );
}

function SelectCircle() {
  const { t } = useTranslation('community');
  const { firstName, email } = useCoach();
  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button>{t('circle.select')}</Button>
      </DialogTrigger>
      <DialogContent
        title={t('circle.nothing.title')}
        description={t('circle.nothing.text', { coach: firstName })}
      >
        <a href={`mailto:${email}`} className={buttonStyle({ variant: 'secondary' })}>
          {t('circle.nothing.write', { coach: firstName })}
        </a>
      </DialogContent>
    </Dialog>
  );
}
