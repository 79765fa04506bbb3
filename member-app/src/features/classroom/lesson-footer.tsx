import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { useTranslation } from 'react-i18next';
import { sanctumPaths } from '../../shared/lib/sanctum-paths';
import { Button, ButtonLink } from '../../shared/ui/button';
import { SaveNotice, type SaveState } from '../course-progress';
import {
  type CourseOutline,
  neighbours,
  type OutlineLesson,
  type PlacedLesson,
  WaitingNotice,
} from '../learning';
import { lessonAddress } from './lesson-address';

interface LessonFooterProps {
  course: CourseOutline;
  lesson: OutlineLesson;
  saveState: SaveState;
  isPending: boolean;
  /** Offline: the request is sent when the network is back. */
  isWaiting: boolean;
  onFinish: () => void;
  onUndo: () => void;
}

const words = {
  idle: 'lesson.autosave',
  saving: 'lesson.saving',
  saved: 'lesson.saved',
  unsaved: 'lesson.notSaved',
  refused: 'learning:positionRefused',
} as const satisfies Record<SaveState, string>;

export function LessonFooter({
  course,
  lesson,
  saveState,
  isPending,
  isWaiting,
  onFinish,
  onUndo,
}: LessonFooterProps) {
  const { t } = useTranslation(['classroom', 'learning']);
  const { previous, next } = neighbours(course, lesson.id);
  return (
    <footer aria-label={t('lesson.footer')} className="mt-14 border-t border-line pt-6">
      <SaveNotice state={saveState} words={t(words[saveState])} />
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
        {previous ? (
          <ButtonLink to={lessonAddress(course, previous)} variant="secondary">
            <ArrowLeft aria-hidden />
            {t('lesson.previous')}
          </ButtonLink>
        ) : (
          <span />
        )}
        {lesson.isCompleted ? (
          <Onward course={course} next={next} />
        ) : (
          <Button pending={isPending} onClick={onFinish}>
            {next ? t('lesson.completeAndNext') : t('lesson.complete')}
            <ArrowRight aria-hidden />
          </Button>
        )}
      </div>
      <WaitingNotice isWaiting={isWaiting} />
      {lesson.isCompleted && (
        <p className="mt-4 text-right">
          <Button variant="ghost" size="sm" pending={isPending} onClick={onUndo}>
            {t('lesson.undo')}
          </Button>
        </p>
      )}
    </footer>
  );
}

function Onward({ course, next }: { course: CourseOutline; next?: PlacedLesson }) {
  const { t } = useTranslation('classroom');
  if (!next) {
    return (
      <ButtonLink to={sanctumPaths.classroomCourse(course.id)} variant="soft">
        {t('module.toModules')}
      </ButtonLink>
    );
  }
  return (
    <ButtonLink to={lessonAddress(course, next)}>
      {t('lesson.next')}
      <ArrowRight aria-hidden />
    </ButtonLink>
  );
}
