import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { ApiError } from '../../../shared/api/client';
import { PageTitle } from '../../../shared/lib/page-title';
import { paths } from '../../../shared/lib/paths';
import { sanctumPaths } from '../../../shared/lib/sanctum-paths';
import { ButtonLink } from '../../../shared/ui/button';
import { EmptyState } from '../../../shared/ui/empty-state';
import { NotLoaded, Skeleton } from '../../../shared/ui/loading';
import { nothingSaved, useSavedProgress } from '../../course-progress';
import { useCourseOutline, useEndedAccess } from '../../learning';
import type { CoursePlace } from '../taking/course-place';
import { OpenCourse } from './open-course';

interface CoursePageProps {
  courseId: string;
  place: CoursePlace;
  /** True for the coach's preview, which records nothing and has no saved position. */
  isPreview?: boolean;
}

/** A course taken by its owner. Waits for the outline and the saved position. */
export function CoursePage({ courseId, place, isPreview = false }: CoursePageProps) {
  const { t } = useTranslation('player');
  const course = useCourseOutline(courseId);
  const saved = useSavedProgress(courseId, !isPreview);
  // shown content stays when reloading it fails
  const failed = [course, saved].find(({ isLoadingError }) => isLoadingError);
  if (failed) {
    const isMissing = course.error instanceof ApiError && course.error.status < 500;
    return (
      <NotLoaded query={failed} reason={isMissing && <Missing courseId={courseId} />} className="py-14" />
    );
  }
  if (!course.data || (!isPreview && saved.isPending)) {
    return (
      <section aria-busy aria-label={t('loading')} className="min-h-dvh">
        <Skeleton className="h-16 w-1/2" />
        <div className="mt-6 grid gap-8 xl:grid-cols-[minmax(0,1fr)_22rem]">
          <Skeleton className="aspect-video rounded-lg" />
          <Skeleton className="h-96 max-xl:hidden" />
        </div>
      </section>
    );
  }
  return (
    <OpenCourse
      key={courseId}
      course={course.data}
      saved={saved.data ?? nothingSaved}
      isPreview={isPreview}
      place={place}
    />
  );
}

/**
 * Shown for other people's and unknown courses alike (product rule 3.2). A course that the member had until its time was
 * over leads to its page, where it's renewed.
 */
function Missing({ courseId }: { courseId: string }) {
  const { t } = useTranslation('player');
  const { data: ended, isPending } = useEndedAccess();
  if (isPending) return null;
  if (ended?.some(({ productId, isOnSale }) => productId === courseId && isOnSale))
    return <Navigate to={paths.course(courseId)} replace />;
  return (
    <>
      <PageTitle>{t('missing.title')}</PageTitle>
      <EmptyState
        level={1}
        picture="path"
        title={t('missing.title')}
        description={t('missing.text')}
        action={<ButtonLink to={sanctumPaths.classroom}>{t('back')}</ButtonLink>}
      />
    </>
  );
}
