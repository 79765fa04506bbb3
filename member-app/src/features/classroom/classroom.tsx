import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../shared/lib/page-title';
import { paths } from '../../shared/lib/paths';
import { ButtonLink } from '../../shared/ui/button';
import { EmptyState } from '../../shared/ui/empty-state';
import { ErrorState } from '../../shared/ui/error-state';
import { Illustration } from '../../shared/ui/illustration';
import { Skeleton } from '../../shared/ui/skeleton';
import { useClassroom } from './api';
import { CourseGrid } from './course-grid';

/** The grid of a member's courses. */
export function Classroom() {
  const { t } = useTranslation('classroom');
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <h1 className="text-3xl max-lg:mt-4">{t('title')}</h1>
      <p className="mt-2 text-lg text-ink-soft">{t('lead')}</p>
      <Courses />
    </>
  );
}

function Courses() {
  const { t } = useTranslation('classroom');
  const { data: courses, isPending, isFetching, refetch } = useClassroom();
  if (isPending) return <Loading />;
  if (!courses) {
    return (
      <div className="py-14">
        <ErrorState onRetry={() => void refetch()} pending={isFetching} />
      </div>
    );
  }
  if (courses.length > 0) return <CourseGrid courses={courses} />;
  return (
    <EmptyState
      picture={<Illustration name="seed" />}
      title={t('empty.title')}
      description={t('empty.text')}
      action={<ButtonLink to={paths.library}>{t('empty.library')}</ButtonLink>}
    />
  );
}

function Loading() {
  const { t } = useTranslation('classroom');
  return (
    <section aria-busy aria-label={t('loading')} className="mt-8 grid gap-6 sm:grid-cols-2 xl:grid-cols-3">
      <Skeleton className="h-96" />
      <Skeleton className="h-96 max-sm:hidden" />
      <Skeleton className="h-96 max-xl:hidden" />
    </section>
  );
}
