import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { sanctumPaths } from '../../shared/lib/sanctum-paths';
import { Button, ButtonLink } from '../../shared/ui/button';
import { SaveNotice, type SaveState } from '../course-progress';
import {
  type CourseOutline,
  learningTexts,
  neighbours,
  type OutlineLesson,
  type PlacedLesson,
} from '../learning';
import { lessonAddress } from './lesson-address';
import { classroomTexts } from './texts';

const { lesson: texts, module: moduleTexts } = classroomTexts;

interface LessonFooterProps {
  course: CourseOutline;
  lesson: OutlineLesson;
  saveState: SaveState;
  isPending: boolean;
  onFinish: () => void;
  onUndo: () => void;
}

const words: Record<SaveState, string> = {
  idle: texts.autosave,
  saving: texts.saving,
  saved: texts.saved,
  unsaved: texts.notSaved,
  refused: learningTexts.positionRefused,
};

/** Whether the position is saved, and the links to other lessons. */
export function LessonFooter({ course, lesson, saveState, isPending, onFinish, onUndo }: LessonFooterProps) {
  const { previous, next } = neighbours(course, lesson.id);
  return (
    <footer aria-label={texts.footer} className="mt-14 border-t border-line pt-6">
      <SaveNotice state={saveState} words={words} />
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
        {previous ? (
          <ButtonLink to={lessonAddress(course, previous)} variant="secondary">
            <ArrowLeft aria-hidden />
            {texts.previous}
          </ButtonLink>
        ) : (
          <span />
        )}
        {lesson.completed ? (
          <Onward course={course} next={next} />
        ) : (
          <Button pending={isPending} onClick={onFinish}>
            {next ? texts.completeAndNext : texts.complete}
            <ArrowRight aria-hidden />
          </Button>
        )}
      </div>
      {lesson.completed && (
        <p className="mt-4 text-right">
          <Button variant="ghost" size="sm" pending={isPending} onClick={onUndo}>
            {texts.undo}
          </Button>
        </p>
      )}
    </footer>
  );
}

function Onward({ course, next }: { course: CourseOutline; next?: PlacedLesson }) {
  if (!next) {
    return (
      <ButtonLink to={sanctumPaths.classroomCourse(course.id)} variant="soft">
        {moduleTexts.toModules}
      </ButtonLink>
    );
  }
  return (
    <ButtonLink to={lessonAddress(course, next)}>
      {texts.next}
      <ArrowRight aria-hidden />
    </ButtonLink>
  );
}
