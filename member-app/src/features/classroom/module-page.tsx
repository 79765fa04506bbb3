import CircleCheck from 'lucide-react/icons/circle-check';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { PageTitle } from '../../shared/lib/page-title';
import { sanctumPaths } from '../../shared/lib/sanctum-paths';
import { Badge } from '../../shared/ui/badge';
import { EmptyState } from '../../shared/ui/empty-state';
import { VisuallyHidden } from '../../shared/ui/visually-hidden';
import {
  type CourseOutline,
  type OutlineLesson,
  type OutlineModule,
  whenItOpens,
  whyItIsLocked,
} from '../learning';

/** A chosen module with its lessons; of a locked one only its name and when it opens. */
export function ModulePage({ course, module }: { course: CourseOutline; module: OutlineModule }) {
  const { t } = useTranslation(['learning', 'classroom']);
  const { title, subtitle, thumbnailUrl, lessons } = module;
  const completed = lessons.filter((lesson) => lesson.isCompleted).length;
  return (
    <article>
      <PageTitle>{title}</PageTitle>
      {thumbnailUrl && (
        <img
          src={thumbnailUrl}
          alt=""
          className="mb-5 aspect-21/9 w-full rounded-lg bg-sunken object-cover dark:brightness-90"
        />
      )}
      <h1 className="text-3xl wrap-anywhere">{title}</h1>
      {subtitle && <p className="mt-2 text-lg wrap-anywhere text-ink-soft">{subtitle}</p>}
      {module.isLocked ? (
        <EmptyState
          picture="seed"
          title={whenItOpens(module)}
          description={`${t('stillLocked.title')}. ${whyItIsLocked(module)}`}
        />
      ) : (
        <>
          <div className="mt-4 flex flex-wrap items-center gap-3">
            <p className="text-sm text-ink-soft">
              {t('classroom:module.count', { completed, count: lessons.length })}
            </p>
            {module.isCompleted && <Badge tone="gold">{t('classroom:course.state.completed')}</Badge>}
          </div>
          {lessons.length === 0 && <p className="mt-6 text-ink-soft">{t('classroom:module.empty')}</p>}
          <ol aria-label={t('classroom:module.lessons')} className="mt-6 space-y-3">
            {lessons.map((lesson, place) => (
              <li key={lesson.id}>
                <LessonRow
                  to={sanctumPaths.classroomLesson(course.id, module.id, lesson.id)}
                  lesson={lesson}
                  number={place + 1}
                />
              </li>
            ))}
          </ol>
        </>
      )}
    </article>
  );
}

function LessonRow({ to, lesson, number }: { to: string; lesson: OutlineLesson; number: number }) {
  const { t } = useTranslation('classroom');
  const { title, subtitle, description, thumbnailUrl, isCompleted: completed, videos } = lesson;
  return (
    <Link
      to={to}
      className="group flex items-center gap-4 rounded-lg border border-line bg-surface p-4 transition-colors hover:border-evergreen sm:gap-5 sm:p-5"
    >
      {thumbnailUrl ? (
        <img
          src={thumbnailUrl}
          alt=""
          loading="lazy"
          className="size-16 shrink-0 rounded-md bg-sunken object-cover sm:h-18 sm:w-28 dark:brightness-90"
        />
      ) : (
        <span
          aria-hidden
          className="grid size-11 shrink-0 place-items-center rounded-full bg-sunken font-serif text-lg text-ink-soft tabular-nums"
        >
          {number}
        </span>
      )}
      <span className="min-w-0 grow">
        <span className="block font-semibold wrap-anywhere group-hover:text-evergreen">{title}</span>
        <span className="line-clamp-2 text-sm wrap-anywhere text-ink-soft">{subtitle || description}</span>
        {videos.length > 0 && (
          <span className="mt-1 block text-xs text-ink-soft">
            {t('module.videos', { count: videos.length })}
          </span>
        )}
      </span>
      {completed && (
        <>
          <CircleCheck aria-hidden className="size-6 shrink-0 text-evergreen" />
          <VisuallyHidden>{t('module.lessonDone')}</VisuallyHidden>
        </>
      )}
    </Link>
  );
}
