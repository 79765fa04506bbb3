import { useCoach } from '../../../shared/site/site';
import { Button, buttonStyle } from '../../../shared/ui/button';
import { Dialog, DialogContent, DialogTrigger } from '../../../shared/ui/dialog';
import { EmptyState } from '../../../shared/ui/empty-state';
import { ErrorState } from '../../../shared/ui/error-state';
import { Illustration } from '../../../shared/ui/illustration';
import { Skeleton } from '../../../shared/ui/skeleton';
import { useMyGroups } from '../api';
import { TabPage } from '../shell/tab-page';
import { mySanctumTexts } from '../texts';
import { communityTexts } from './community-texts';

const { circle: texts } = communityTexts;

export const CommunityCircle = () => (
  <TabPage title={texts.title}>
    <Groups />
  </TabPage>
);

function Groups() {
  const { data: groups, isPending, isFetching, refetch } = useMyGroups();
  if (isPending) return <Loading />;
  if (!groups) return <ErrorState onRetry={() => void refetch()} pending={isFetching} />;
  return groups.length === 0 ? <InNone /> : <InSome names={groups.map(({ name }) => name)} />;
}

const Loading = () => (
  <section aria-busy aria-label={mySanctumTexts.loading} className="mt-8">
    <Skeleton className="h-72" />
  </section>
);

const InNone = () => (
  <EmptyState
    picture={<Illustration name="circle" />}
    title={texts.none}
    description={`${texts.text} ${texts.notOpen}`}
    action={<SelectCircle />}
  />
);

function InSome({ names }: { names: readonly string[] }) {
  const { firstName } = useCoach();
  return (
    <EmptyState
      picture={<Illustration name="circle" />}
      title={texts.isIn(names)}
      description={`${texts.whoAdded(firstName)} ${texts.notOpen}`}
    />
  );
}

function SelectCircle() {
  const { firstName, email } = useCoach();
  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button>{texts.select}</Button>
      </DialogTrigger>
      <DialogContent title={texts.nothing.title} description={texts.nothing.text(firstName)}>
        <a href={`mailto:${email}`} className={buttonStyle({ variant: 'secondary' })}>
          {texts.nothing.write(firstName)}
        </a>
      </DialogContent>
    </Dialog>
  );
}
