import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readCoursePlace } from '../../shared/lib/course-place';
import { EmptyState } from '../../shared/ui/empty-state';
import { ErrorState } from '../../shared/ui/error-state';
import { Illustration } from '../../shared/ui/illustration';
import { Skeleton } from '../../shared/ui/skeleton';
import { findLesson, firstLesson, useCourse } from '../learning';
import { useSavedPlace } from './api';
import { OpenCourse } from './open-course';
import { playerTexts } from './texts';
import { useUnsentPlaces } from './use-unsent-places';

interface CoursePlayerProps {
  courseId: string;
  /** The coach looks without leaving a trace. */
  isPreview: boolean;
}

/** The coach, who looks, has no place of her own. */
const nowhere = { lessonId: null, videoId: null, videoTimestamp: 0 };

/** A course in the hands of its owner: waits for the course and her saved place, then opens there. */
export function CoursePlayer({ courseId, isPreview }: CoursePlayerProps) {
  const course = useCourse(courseId);
  const unsent = useUnsentPlaces();
  const saved = useSavedPlace(courseId, unsent, !isPreview);
  const [address, setAddress] = useSearchParams();
  const asked = readCoursePlace(address);
  const isOpen = course.data !== undefined && (isPreview || saved.data !== undefined);
  // The link has been followed: from here a reload resumes where she is then.
  useEffect(() => {
    // A preview stays one, so that a draft can be reloaded.
    if (isOpen && address.has('lesson')) setAddress(isPreview ? { preview: '1' } : {}, { replace: true });
  }, [isOpen, isPreview, address, setAddress]);

  // what is on the screen stays there, should a later answer fail
  const failed = [course, saved].find(({ isError, data }) => isError && !data);
  if (failed) {
    return (
      <div className="page-width py-16">
        <ErrorState onRetry={() => void failed.refetch()} pending={failed.isFetching} />
      </div>
    );
  }
  if (!course.data || (!isPreview && saved.isPending)) return <PlayerSkeleton />;

  const there = saved.data ?? nowhere;
  const wanted = findLesson(course.data, asked.lessonId);
  const resumed = findLesson(course.data, there.lessonId);
  const start = wanted ?? resumed ?? firstLesson(course.data);
  if (!start) {
    return (
      <EmptyState
        level={1}
        className="py-20"
        picture={<Illustration name="seed" className="w-full" />}
        title={playerTexts.noLessons.title}
        description={playerTexts.noLessons.text}
      />
    );
  }
  return (
    <OpenCourse
      key={courseId}
      course={course.data}
      isPreview={isPreview}
      start={{
        placed: start,
        known: resumed
          ? { ...there, lessonId: resumed.lesson.id }
          : { lessonId: start.lesson.id, videoId: null, videoTimestamp: 0 },
        ...(wanted
          ? { videoId: asked.videoId, seconds: asked.seconds, isChosen: true }
          : {
              videoId: resumed ? there.videoId : null,
              seconds: resumed ? there.videoTimestamp : 0,
              isChosen: false,
            }),
      }}
    />
  );
}

function PlayerSkeleton() {
  return (
    <section aria-busy aria-label={playerTexts.loading} className="page-width py-10">
      <Skeleton className="h-12 w-1/2" />
      <div className="mt-8 grid gap-8 lg:grid-cols-[20rem_1fr]">
        <Skeleton className="hidden h-96 lg:block" />
        <Skeleton className="aspect-video rounded-lg" />
      </div>
    </section>
  );
}
