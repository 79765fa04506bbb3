import { useTranslation } from 'react-i18next';
import { ApiError } from '../../shared/api/client';
import { PageTitle } from '../../shared/lib/page-title';
import { sanctumPaths } from '../../shared/lib/sanctum-paths';
import { ButtonLink } from '../../shared/ui/button';
import { EmptyState } from '../../shared/ui/empty-state';
import { NotLoaded, Skeleton } from '../../shared/ui/loading';
import { useCourseOutline } from '../learning';
import { CourseView } from './course-view';

interface ClassroomCourseProps {
  courseId: string;
  /** Undefined while none is chosen. */
  moduleId?: string;
  lessonId?: string;
}

export function ClassroomCourse({ courseId, ...place }: ClassroomCourseProps) {
  const query = useCourseOutline(courseId);
  const { data: course } = query;
  if (course) return <CourseView key={courseId} course={course} {...place} />;
  return (
    <NotLoaded
      query={query}
      skeleton={<CourseSkeleton />}
      reason={query.error instanceof ApiError && query.error.status < 500 && <Missing />}
      className="py-14"
    />
  );
}

/** Foreign and unknown courses look the same (product rule 3.2). */
function Missing() {
  const { t } = useTranslation('classroom');
  return (
    <>
      <PageTitle>{t('missing.title')}</PageTitle>
      <EmptyState
        level={1}
        picture="path"
        title={t('missing.title')}
        description={t('missing.text')}
        action={<ButtonLink to={sanctumPaths.classroom}>{t('missing.back')}</ButtonLink>}
      />
    </>
  );
}

function CourseSkeleton() {
  const { t } = useTranslation('classroom');
  return (
    <section
      aria-busy
      aria-label={t('course.loading')}
      className="grid gap-10 max-lg:mt-4 xl:grid-cols-[19rem_minmax(0,1fr)]"
    >
      <div>
        <Skeleton className="h-8 w-3/4" />
        <Skeleton className="mt-6 h-80" />
      </div>
      <Skeleton className="h-96 max-xl:hidden" />
    </section>
  );
}
