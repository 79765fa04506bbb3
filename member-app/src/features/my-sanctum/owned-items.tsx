import { paths } from '../../shared/lib/paths';
import { ButtonLink } from '../../shared/ui/button';
import { EmptyState } from '../../shared/ui/empty-state';
import { ErrorState } from '../../shared/ui/error-state';
import { Illustration } from '../../shared/ui/illustration';
import { Skeleton } from '../../shared/ui/skeleton';
import { type OwnedItem, useLibrary } from './api';
import { CoachingCard } from './coaching-card';
import { CourseCard } from './course-card';
import { DownloadCard } from './download-card';
import { byNeed } from './learning-order';
import { Shelf } from './shelf';
import { mySanctumTexts as texts } from './texts';

/** Everything she owns, each kind on its own shelf. */
export function OwnedItems() {
  const { data: items, isPending, isFetching, refetch } = useLibrary();
  if (isPending) return <Loading />;
  if (!items) {
    return (
      <div className="py-14">
        <ErrorState onRetry={() => void refetch()} pending={isFetching} />
      </div>
    );
  }
  if (items.length === 0) return <Nothing />;
  const of = (type: OwnedItem['type']) => items.filter((item) => item.type === type);
  return (
    <>
      <Shelf title={texts.continueLearning.title} items={byNeed(of('course'))} card={CourseCard} />
      <Shelf title={texts.downloads.title} items={of('digital_file')} card={DownloadCard} />
      <Shelf title={texts.coaching.title} items={of('coaching')} card={CoachingCard} />
    </>
  );
}

function Loading() {
  return (
    <section aria-busy aria-label={texts.loading} className="mt-14 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      <Skeleton className="h-80" />
      <Skeleton className="h-80 max-sm:hidden" />
      <Skeleton className="h-80 max-lg:hidden" />
    </section>
  );
}

function Nothing() {
  const { title, description, library } = texts.empty;
  return (
    <EmptyState
      className="mt-6"
      picture={<Illustration name="seed" />}
      title={title}
      description={description}
      action={<ButtonLink to={paths.courses}>{library}</ButtonLink>}
    />
  );
}
