import Check from 'lucide-react/icons/check';
import Lock from 'lucide-react/icons/lock';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { Progress } from '../../../shared/ui/progress';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden';
import { formatClock } from '../../../shared/lib/format';
import { type CourseOutline, type OutlineLesson, type OutlineModule, whenItOpens } from '../../learning';

interface CourseSidebarProps {
  course: CourseOutline;
  lessonId: string;
  videoId: string | null;
  onSelect: (lessonId: string, videoId: string | null) => void;
}

/** The outline beside the lesson: what is completed, where the member is, and what is still locked. */
export function CourseSidebar({ course, ...place }: CourseSidebarProps) {
  const { t } = useTranslation('player');
  return (
    <nav aria-label={t('lessons')}>
      <Progress value={course.progressPercent} label={t('progressLabel')} />
      <p className="mt-2 text-sm text-ink-soft">{t('progress', { percent: course.progressPercent })}</p>
      {course.sections.map((section) => (
        <section key={section.id} className="mt-6">
          <h2 className="font-sans text-xs font-semibold tracking-wide text-clay uppercase">
            {section.title}
          </h2>
          {section.modules.map((module) => (
            <ModuleLessons key={module.id} module={module} {...place} />
          ))}
        </section>
      ))}
    </nav>
  );
}

const ModuleLessons = ({
  module,
  ...place
}: { module: OutlineModule } & Omit<CourseSidebarProps, 'course'>) => (
  <div className="mt-4">
    <h3 className="flex items-center gap-2 pr-3 text-lg">
      {module.isLocked && <Lock aria-hidden className="size-4 shrink-0 text-ink-soft" />}
      <span className="grow">{module.title}</span>
      {module.isCompleted && <Done />}
    </h3>
    {module.isLocked ? (
      <p className="mt-1 text-sm text-ink-soft">{whenItOpens(module)}</p>
    ) : (
      <ol className="mt-2 space-y-1">
        {module.lessons.map((lesson) => (
          <LessonEntry key={lesson.id} lesson={lesson} {...place} />
        ))}
      </ol>
    )}
  </div>
);

const entryStyle = (isCurrent: boolean) =>
  clsx(
    'flex min-h-11 w-full items-center gap-3 rounded-md px-3 py-2 text-left transition-colors',
    isCurrent ? 'bg-evergreen-soft text-evergreen-strong' : 'hover:bg-sunken',
  );

function LessonEntry({
  lesson,
  lessonId,
  videoId,
  onSelect,
}: { lesson: OutlineLesson } & Omit<CourseSidebarProps, 'course'>) {
  const isCurrent = lesson.id === lessonId;
  return (
    <li>
      <button
        type="button"
        aria-current={isCurrent ? 'true' : undefined}
        className={clsx(entryStyle(isCurrent), 'font-medium')}
        onClick={() => onSelect(lesson.id, null)}
      >
        <span className="grow">{lesson.title}</span>
        {lesson.isCompleted && <Done />}
      </button>
      {isCurrent && lesson.videos.length > 1 && (
        <ol className="mt-1 mb-2 ml-3 border-l border-line pl-2">
          {lesson.videos.map((video) => (
            <li key={video.id}>
              <button
                type="button"
                aria-current={video.id === videoId ? 'true' : undefined}
                className={clsx(
                  entryStyle(false),
                  'text-sm',
                  video.id === videoId && 'font-semibold text-evergreen',
                )}
                onClick={() => onSelect(lesson.id, video.id)}
              >
                <span className="grow">{video.title}</span>
                {video.durationSeconds !== null && (
                  <span className="text-ink-soft tabular-nums">{formatClock(video.durationSeconds)}</span>
                )}
                {video.isCompleted && <Done />}
              </button>
            </li>
          ))}
        </ol>
      )}
    </li>
  );
}

function Done() {
  const { t } = useTranslation('player');
  return (
    <>
      <Check aria-hidden className="size-4.5 shrink-0 text-evergreen" />
      <VisuallyHidden>{t('completed')}</VisuallyHidden>
    </>
  );
}
