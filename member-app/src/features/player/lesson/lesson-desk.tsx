import CircleHelp from 'lucide-react/icons/circle-question-mark';
import NotebookPen from 'lucide-react/icons/notebook-pen';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { askPath } from '../../../shared/lib/community-paths';
import { Button } from '../../../shared/ui/button';
import type { OutlineLesson } from '../../learning';
import { NotesPanel, type VideoPosition } from '../../notes';

interface LessonDeskProps {
  lesson: OutlineLesson;
  showsNotes: boolean;
  onToggleNotes: () => void;
  /** Second of the video that is being watched; null without one. */
  now: () => VideoPosition | null;
  seek: (position: VideoPosition) => void;
}

/** Below a lesson, wherever it is taken: the member's notes, and the way to ask a question about it. */
export function LessonDesk({ lesson, showsNotes, onToggleNotes, now, seek }: LessonDeskProps) {
  const { t } = useTranslation('player');
  const navigate = useNavigate();
  return (
    <div className="mt-10 max-w-prose">
      <Button variant="secondary" aria-expanded={showsNotes} onClick={onToggleNotes}>
        <NotebookPen aria-hidden />
        {showsNotes ? t('hideNotes') : t('showNotes')}
      </Button>
      <Button
        variant="ghost"
        onClick={() => void navigate(askPath({ lessonId: lesson.id, title: lesson.title, video: now() }))}
      >
        <CircleHelp aria-hidden />
        {t('askQuestion')}
      </Button>
      {showsNotes && (
        <div className="mt-5">
          <NotesPanel lessonId={lesson.id} now={now} seek={seek} />
        </div>
      )}
    </div>
  );
}
