import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { readCoursePosition } from '../../../shared/lib/course-position';
import { EmptyState } from '../../../shared/ui/empty-state';
import { NotLoaded, Skeleton } from '../../../shared/ui/loading';
import { nothingSaved, useSavedProgress } from '../../course-progress';
import { useCourseOutline } from '../../learning';
import { courseStart } from '../resume/course-start';
import { OpenCourse } from './open-course';

interface CoursePlayerProps {
  courseId: string;
  /** A preview of the coach records nothing and has no saved position. */
  isPreview: boolean;
}

/** A course taken by its owner: waits for the outline and the saved position, then opens there. */
export function CoursePlayer({ courseId, isPreview }: CoursePlayerProps) {
  const { t } = useTranslation('player');
  const course = useCourseOutline(courseId);
  const saved = useSavedProgress(courseId, !isPreview);
  const [address, setAddress] = useSearchParams();
  const isOpen = course.data !== undefined && (isPreview || saved.data !== undefined);
  // The link has been followed: from here a reload resumes where the member is then.
  useEffect(() => {
    // A preview stays one, so that a draft can be reloaded.
    if (isOpen && address.has('lesson')) setAddress(isPreview ? { preview: '1' } : {}, { replace: true });
  }, [isOpen, isPreview, address, setAddress]);

  // what is shown stays when loading it again fails
  const failed = [course, saved].find(({ isLoadingError }) => isLoadingError);
  if (failed) return <NotLoaded query={failed} className="page-width py-16" />;
  if (!course.data || (!isPreview && saved.isPending))
    return (
      <section aria-busy aria-label={t('loading')} className="page-width min-h-dvh py-10">
        <Skeleton className="h-12 w-1/2" />
        <div className="mt-8 grid gap-8 lg:grid-cols-[20rem_1fr]">
          <Skeleton className="hidden h-96 lg:block" />
          <Skeleton className="aspect-video rounded-lg" />
        </div>
      </section>
    );

  const start = courseStart(course.data, readCoursePosition(address), saved.data ?? nothingSaved);
  if (!start) {
    return (
      <EmptyState
        level={1}
        className="py-20"
        picture="seed"
        title={t('noLessons.title')}
        description={t('noLessons.text')}
      />
    );
  }
  return <OpenCourse key={courseId} course={course.data} isPreview={isPreview} start={start} />;
}
