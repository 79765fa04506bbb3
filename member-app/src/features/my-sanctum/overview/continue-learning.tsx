import ArrowRight from 'lucide-react/icons/arrow-right';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../../shared/lib/paths';
import { sanctumPaths } from '../../../shared/lib/sanctum-paths';
import { ButtonLink } from '../../../shared/ui/button';
import { Card } from '../../../shared/ui/card';
import { EmptyState } from '../../../shared/ui/empty-state';
import { Progress } from '../../../shared/ui/progress';
import { Thumbnail } from '../../catalog';
import type { CourseToContinue } from '../api';

interface ContinueLearningProps {
  courses: readonly CourseToContinue[];
  enrolled: number;
}

export function ContinueLearning({ courses, enrolled }: ContinueLearningProps) {
  const { t } = useTranslation('overview');
  return (
    <section aria-labelledby="continue">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2 id="continue" className="text-2xl">
          {t('continueLearning.title')}
        </h2>
        {enrolled > 0 && (
          <ButtonLink to={sanctumPaths.classroom} variant="link">
            {t('continueLearning.allCourses')}
          </ButtonLink>
        )}
      </div>
      {courses.length > 0 ? (
        <ul className="mt-6 grid gap-5 sm:grid-cols-2">
          {courses.map((course) => (
            <li key={course.courseId}>
              <ContinueCard course={course} />
            </li>
          ))}
        </ul>
      ) : (
        <Nothing isAllDone={enrolled > 0} />
      )}
    </section>
  );
}

function Nothing({ isAllDone }: { isAllDone: boolean }) {
  const { t } = useTranslation('overview');
  const { title, text, library } = isAllDone
    ? {
        title: t('continueLearning.allDone.title'),
        text: t('continueLearning.allDone.text'),
        library: t('continueLearning.allDone.library'),
      }
    : {
        title: t('continueLearning.none.title'),
        text: t('continueLearning.none.text'),
        library: t('continueLearning.none.library'),
      };
  return (
    <EmptyState
      level={3}
      picture={isAllDone ? 'tree' : 'seed'}
      title={title}
      description={text}
      action={<ButtonLink to={paths.courses}>{library}</ButtonLink>}
    />
  );
}

/** Links to the lesson to go on with, or to the course when all that is left of it is locked. */
function ContinueCard({ course }: { course: CourseToContinue }) {
  const { t } = useTranslation('overview');
  const {
    courseId,
    moduleId,
    lessonId,
    lessonTitle,
    title,
    thumbnailUrl,
    progressPercent: progress,
  } = course;
  const to =
    moduleId && lessonId
      ? sanctumPaths.classroomLesson(courseId, moduleId, lessonId)
      : sanctumPaths.classroomCourse(courseId);
  return (
    <Card className="group relative flex h-full flex-col overflow-hidden transition-shadow duration-300 hover:shadow-lift">
      <div className="aspect-16/9 overflow-hidden [&>*]:h-full [&>*]:w-full">
        <Thumbnail product={{ thumbnailUrl, type: 'course' }} />
      </div>
      <div className="flex grow flex-col p-5">
        <h3 className="line-clamp-3 text-lg wrap-anywhere">
          {/* The whole card can be pressed. */}
          <Link
            to={to}
            className="after:absolute after:inset-0 after:rounded-lg focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
          >
            {title}
          </Link>
        </h3>
        {lessonTitle && (
          <p className="mt-2 flex items-start gap-1.5 text-sm text-ink-soft">
            <ArrowRight aria-hidden className="mt-0.5 size-4 shrink-0 text-evergreen" />
            <span className="line-clamp-2 wrap-anywhere">
              {t('continueLearning.resume', { title: lessonTitle })}
            </span>
          </p>
        )}
        <div className="mt-auto pt-4">
          <Progress value={progress} label={t('continueLearning.progressOf', { title })} />
          <p className="mt-2 text-sm text-ink-soft">
            {t('continueLearning.progress', { percent: progress })}
          </p>
        </div>
      </div>
    </Card>
  );
}
