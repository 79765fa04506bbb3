import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatClock } from '../../../shared/lib/format';
import { paths } from '../../../shared/lib/paths';
import { sanctumPaths } from '../../../shared/lib/sanctum-paths';
import { ButtonLink } from '../../../shared/ui/button';
import { Card } from '../../../shared/ui/card';
import { EmptyState } from '../../../shared/ui/empty-state';
import { Progress } from '../../../shared/ui/progress';
import { Thumbnail } from '../../catalog';
import type { CourseToContinue } from '../api';

interface ContinueLearningProps {
  /** Undefined if nothing is left to continue. */
  course: CourseToContinue | undefined;
  /** True if there are courses, and all of them are completed. */
  isAllDone: boolean;
}

/** The one lesson to continue, at the exact second. */
export const ContinueLearning = ({ course, isAllDone }: ContinueLearningProps) =>
  course ? <NextLesson course={course} /> : <Nothing isAllDone={isAllDone} />;

/** Returns the lesson's path, or the course's if the rest is locked. */
const lessonPath = ({ courseId, moduleId, lessonId }: CourseToContinue): string =>
  moduleId && lessonId
    ? sanctumPaths.classroomLesson(courseId, moduleId, lessonId)
    : sanctumPaths.classroomCourse(courseId);

function NextLesson({ course }: { course: CourseToContinue }) {
  const { t } = useTranslation('overview');
  const { title, lessonTitle, thumbnailUrl, progressPercent, positionSeconds, durationSeconds } = course;
  const hasBegun = progressPercent > 0 || (positionSeconds ?? 0) > 0;
  const name = lessonTitle ?? title;
  return (
    <section aria-labelledby="continue" className="mt-5">
      <Card className="group grid overflow-hidden rounded-xl md:grid-cols-2">
        <div className="aspect-16/9 overflow-hidden md:aspect-auto md:max-h-80 [&_img]:size-full [&>*]:size-full">
          <Thumbnail
            product={{ thumbnailUrl, type: 'course' }}
            isFirst
            sizes="(min-width: 48rem) 36rem, calc(100vw - 2.5rem)"
          />
        </div>
        <div className="flex flex-col justify-center p-5 sm:p-8">
          <h2 id="continue" className="eyebrow">
            {t('continueLearning.title')}
          </h2>
          <h3 className="mt-2 line-clamp-2 text-2xl wrap-anywhere sm:text-3xl">{name}</h3>
          <p className="mt-1 line-clamp-2 text-ink-soft wrap-anywhere">
            {[
              durationSeconds !== null &&
                t('continueLearning.place', {
                  position: formatClock(positionSeconds ?? 0),
                  duration: formatClock(durationSeconds),
                }),
              lessonTitle && title,
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
          <CourseProgress course={course} className="mt-4" />
          <ButtonLink
            to={lessonPath(course)}
            size="lg"
            className="mt-5 sm:self-start"
            aria-label={t(hasBegun ? 'continueLearning.resume' : 'continueLearning.startAt', { title: name })}
          >
            {t(hasBegun ? 'continueLearning.continue' : 'continueLearning.start')}
          </ButtonLink>
        </div>
      </Card>
    </section>
  );
}

function CourseProgress({ course, className }: { course: CourseToContinue; className: string }) {
  const { t } = useTranslation('overview');
  const { title, progressPercent: percent } = course;
  return (
    <div className={className}>
      <Progress value={percent} label={t('continueLearning.progressOf', { title })} />
      <p className="mt-1.5 text-sm text-ink-soft">{t('continueLearning.progress', { percent })}</p>
    </div>
  );
}

/** Other courses in progress, each at its next lesson. */
export function MoreCourses({ courses }: { courses: readonly CourseToContinue[] }) {
  const { t } = useTranslation('overview');
  return (
    <section aria-labelledby="more-courses" className="mt-12">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2 id="more-courses" className="text-2xl">
          {t('continueLearning.more')}
        </h2>
        <ButtonLink to={sanctumPaths.classroom} variant="link">
          {t('continueLearning.allCourses')}
        </ButtonLink>
      </div>
      <ul className="mt-5 grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {courses.map((course) => (
          <li key={course.courseId}>
            <Card className="relative h-full p-5 transition-colors hover:border-evergreen">
              <h3 className="line-clamp-2 text-lg wrap-anywhere">
                {/* The whole card is clickable. */}
                <Link
                  to={lessonPath(course)}
                  className="after:absolute after:inset-0 after:rounded-lg focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
                >
                  {course.title}
                </Link>
              </h3>
              {course.lessonTitle && (
                <p className="mt-1 line-clamp-1 text-sm wrap-anywhere text-ink-soft">{course.lessonTitle}</p>
              )}
              <CourseProgress course={course} className="mt-3" />
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Nothing({ isAllDone }: { isAllDone: boolean }) {
  const { t } = useTranslation('overview');
  const which = isAllDone ? 'allDone' : 'none';
  return (
    <EmptyState
      picture={isAllDone ? 'tree' : 'seed'}
      title={t(`continueLearning.${which}.title`)}
      description={t(`continueLearning.${which}.text`)}
      action={<ButtonLink to={paths.courses}>{t(`continueLearning.${which}.library`)}</ButtonLink>}
    />
  );
}
