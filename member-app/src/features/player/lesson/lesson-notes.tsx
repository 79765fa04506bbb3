import { clsx } from 'clsx';
import X from 'lucide-react/icons/x';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button';
import { NotesPanel } from '../../notes';
import type { LessonTaking } from '../taking/use-take-lesson';

/** Keeps the notes visible while the lesson scrolls. */
export const besideStyle =
  'lg:sticky lg:top-24 lg:max-h-[calc(100dvh-7rem)] lg:self-start lg:overflow-y-auto';

interface LessonNotesProps {
  lessonTaking: LessonTaking;
  /** True if the notes were opened here, and not in an earlier lesson. */
  takesFocus: boolean;
  onClose: () => void;
}

/** The member's notes: next to the lesson, or in a drawer at the bottom on phones, which leaves the playing video visible. */
export function LessonNotes({ lessonTaking, takesFocus, onClose }: LessonNotesProps) {
  const { lesson, now, seek } = lessonTaking;
  const { t } = useTranslation('ui');
  const drawer = useRef<HTMLElement>(null);
  const onKey = useEffectEvent((event: KeyboardEvent) => event.key === 'Escape' && onClose());
  useEffect(() => {
    const opened = drawer.current;
    const before = document.activeElement;
    if (takesFocus) opened?.focus({ preventScroll: true });
    opened?.addEventListener('keydown', onKey);
    return () => {
      opened?.removeEventListener('keydown', onKey);
      const isFree = document.activeElement === document.body;
      if (isFree && before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [takesFocus]);
  return (
    <aside
      ref={drawer}
      tabIndex={-1}
      className={clsx(
        besideStyle,
        'outline-none max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-40 max-lg:max-h-[55dvh] max-lg:animate-rise max-lg:overflow-y-auto max-lg:rounded-t-xl max-lg:border-t max-lg:border-line max-lg:bg-surface max-lg:pb-[env(safe-area-inset-bottom)] max-lg:shadow-float',
      )}
    >
      <Button
        variant="ghost"
        size="icon"
        aria-label={t('close')}
        className="float-right m-1 lg:hidden"
        onClick={onClose}
      >
        <X aria-hidden />
      </Button>
      <NotesPanel lessonId={lesson.id} now={now} seek={seek} />
    </aside>
  );
}
