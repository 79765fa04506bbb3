import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { sanctumPaths } from '../../shared/lib/sanctum-paths';
import { Button, ButtonLink } from '../../shared/ui/button';
import { type Course, type CourseLesson, moduleOf, neighbours, type PlacedLesson } from '../learning';
import { playerTexts, type SaveState } from '../player';
import { classroomTexts } from './texts';
import { useCompleteLesson } from './use-complete-lesson';

const { lesson: texts, module: moduleTexts } = classroomTexts;

interface LessonFooterProps {
  course: Course;
  lesson: CourseLesson;
  saveState: SaveState;
  onCourseComplete: () => void;
}

const words: Record<SaveState, string> = {
  idle: texts.autosave,
  saving: texts.saving,
  saved: texts.saved,
  unsaved: texts.notSaved,
  refused: playerTexts.refused,
};

/** The saved state, and the ways on (spec §2). */
export function LessonFooter({ course, lesson, saveState, onCourseComplete }: LessonFooterProps) {
  const { previous, next } = neighbours(course, lesson.id);
  const { complete, undo, isPending } = useCompleteLesson(course, lesson, onCourseComplete);
  return (
    <footer aria-label={texts.footer} className="mt-14 border-t border-line pt-6">
      {/* Only bad news is announced. */}
      <p
        className="text-sm text-ink-soft"
        role={saveState === 'unsaved' || saveState === 'refused' ? 'status' : undefined}
      >
        {words[saveState]}
      </p>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
        {previous ? (
          <ButtonLink to={addressOf(course, previous)} variant="secondary">
            <ArrowLeft aria-hidden />
            {texts.previous}
          </ButtonLink>
        ) : (
          <span />
        )}
        {lesson.completed ? (
          <Onward course={course} next={next} />
        ) : (
          <Button pending={isPending} onClick={complete}>
            {next ? texts.completeAndNext : texts.complete}
            <ArrowRight aria-hidden />
          </Button>
        )}
      </div>
      {lesson.completed && (
        <p className="mt-4 text-right">
          <Button variant="ghost" size="sm" pending={isPending} onClick={undo}>
            {texts.undo}
          </Button>
        </p>
      )}
    </footer>
  );
}

function Onward({ course, next }: { course: Course; next?: PlacedLesson }) {
  if (!next) {
    return (
      <ButtonLink to={sanctumPaths.classroomCourse(course.id)} variant="soft">
        {moduleTexts.toModules}
      </ButtonLink>
    );
  }
  return (
    <ButtonLink to={addressOf(course, next)}>
      {texts.next}
      <ArrowRight aria-hidden />
    </ButtonLink>
  );
}

function addressOf(course: Course, { lesson }: PlacedLesson): string {
  const module = moduleOf(course, lesson.id);
  return sanctumPaths.classroomLesson(course.id, module?.id ?? '', lesson.id);
}
