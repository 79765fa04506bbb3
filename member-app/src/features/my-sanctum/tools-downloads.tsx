import { paths } from '../../shared/lib/paths';
import { ButtonLink } from '../../shared/ui/button';
import { EmptyState } from '../../shared/ui/empty-state';
import { ErrorState } from '../../shared/ui/error-state';
import { Illustration } from '../../shared/ui/illustration';
import { Skeleton } from '../../shared/ui/skeleton';
import { useLibrary } from './api';
import { DownloadCard } from './download-card';
import { Shelf } from './shelf';
import { TabPage } from './tab-page';
import { mySanctumTexts } from './texts';
import { toolsTexts } from './tools-texts';

const { downloads: texts } = toolsTexts;

/** Tools > Digital Downloads: the files she owns. */
export function ToolsDownloads() {
  return (
    <TabPage title={texts.title}>
      <OwnedDownloads />
    </TabPage>
  );
}

function OwnedDownloads() {
  const { data, isPending, isFetching, refetch } = useLibrary();
  if (isPending) return <Loading />;
  if (!data) return <ErrorState onRetry={() => void refetch()} pending={isFetching} />;
  const owned = data.filter(({ type }) => type === 'digital_file');
  if (owned.length > 0) return <Shelf title={texts.owned} items={owned} card={DownloadCard} />;
  return (
    <EmptyState
      picture={<Illustration name="book" />}
      title={texts.none}
      description={texts.text}
      action={<ButtonLink to={paths.library}>{toolsTexts.library}</ButtonLink>}
    />
  );
}

function Loading() {
  return (
    <section
      aria-busy
      aria-label={mySanctumTexts.loading}
      className="mt-8 grid gap-6 sm:grid-cols-2 xl:grid-cols-3"
    >
      <Skeleton className="h-80" />
      <Skeleton className="h-80 max-sm:hidden" />
      <Skeleton className="h-80 max-xl:hidden" />
    </section>
  );
}
