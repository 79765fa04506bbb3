import Check from 'lucide-react/icons/check';
import Circle from 'lucide-react/icons/circle';
import CircleCheck from 'lucide-react/icons/circle-check';
import Lock from 'lucide-react/icons/lock';
import { clsx } from 'clsx';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { sanctumPaths } from '../../shared/lib/sanctum-paths';
import { toast } from '../../shared/ui/toast-store';
import { VisuallyHidden } from '../../shared/ui/visually-hidden';
import { type OutlineModule, whenItOpens, whyItIsLocked } from '../learning';

interface OutlineNavModuleProps {
  courseId: string;
  module: OutlineModule;
  moduleId?: string;
  lessonId?: string;
}

const rowStyle = 'flex min-h-11 w-full items-start gap-3 rounded-md px-2 py-2.5 text-left leading-snug';

/** A module in the outline: completed, locked or open; the chosen one shows its lessons too. */
export function OutlineNavModule({ courseId, module, moduleId, lessonId }: OutlineNavModuleProps) {
  const { t } = useTranslation('classroom');
  if (module.isLocked) return <LockedModule module={module} />;
  const isChosen = module.id === moduleId;
  return (
    <li>
      <Link
        to={sanctumPaths.classroomModule(courseId, module.id)}
        aria-current={isChosen ? (lessonId === undefined ? 'page' : 'true') : undefined}
        className={clsx(
          rowStyle,
          'font-medium transition-colors hover:bg-evergreen-soft/70 focus-visible:-outline-offset-2',
          isChosen && 'bg-evergreen-soft text-evergreen-strong',
        )}
      >
        {module.isCompleted ? (
          <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-evergreen" />
        ) : (
          <Circle aria-hidden className="mt-0.5 size-5 shrink-0 text-line-strong" />
        )}
        <span className="min-w-0 grow wrap-anywhere">{module.title}</span>
        <VisuallyHidden>
          {module.isCompleted ? t('course.state.completed') : t('course.state.open')}
        </VisuallyHidden>
      </Link>
      {isChosen && <ChosenLessons courseId={courseId} module={module} lessonId={lessonId} />}
    </li>
  );
}

/** Can be reached by keyboard and pressed, but not opened: it says when it will open. */
function LockedModule({ module }: { module: OutlineModule }) {
  const { t } = useTranslation(['learning', 'classroom']);
  const reason = useId();
  return (
    <li>
      <button
        type="button"
        aria-disabled
        aria-describedby={reason}
        className={clsx(rowStyle, 'cursor-default! text-ink-soft focus-visible:-outline-offset-2')}
        onClick={() => toast({ title: t('stillLocked.title'), description: whyItIsLocked(module) })}
      >
        <Lock aria-hidden className="mt-0.5 size-5 shrink-0 p-px" />
        <span className="min-w-0 grow">
          <span className="block font-medium wrap-anywhere">{module.title}</span>
          <VisuallyHidden>{t('classroom:course.state.locked')}</VisuallyHidden>
          <span id={reason} className="mt-0.5 block text-sm">
            {whenItOpens(module)}
          </span>
        </span>
      </button>
    </li>
  );
}

function ChosenLessons({ courseId, module, lessonId }: Omit<OutlineNavModuleProps, 'moduleId'>) {
  const { t } = useTranslation('classroom');
  if (module.lessons.length === 0) return null;
  return (
    <ol className="my-1 ml-4.5 border-l border-line pl-3">
      {module.lessons.map(({ id, title, isCompleted: completed }) => (
        <li key={id}>
          <Link
            to={sanctumPaths.classroomLesson(courseId, module.id, id)}
            aria-current={id === lessonId ? 'page' : undefined}
            className="flex min-h-10 items-center gap-2 rounded-md px-2 py-1.5 text-sm leading-snug text-ink-soft hover:text-ink focus-visible:-outline-offset-2 aria-[current]:bg-sunken aria-[current]:font-semibold aria-[current]:text-ink"
          >
            <span className="min-w-0 grow wrap-anywhere">{title}</span>
            {completed && (
              <>
                <Check aria-hidden className="size-4 shrink-0 text-evergreen" />
                <VisuallyHidden>{t('module.lessonDone')}</VisuallyHidden>
              </>
            )}
          </Link>
        </li>
      ))}
    </ol>
  );
}
