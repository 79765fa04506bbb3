import Clock from 'lucide-react/icons/clock';
import X from 'lucide-react/icons/x';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AutosaveSnapshot } from '../../../shared/lib/autosave/autosaver';
import { formatClock } from '../../../shared/lib/format';
import { Button } from '../../../shared/ui/button';
import { Form, FormField } from '../../../shared/ui/form';
import { Textarea } from '../../../shared/ui/input';
import { toast, toastFailure } from '../../../shared/ui/toast-store';
import type { LessonNote } from '../lesson-note';
import type { NoteDraft } from '../note-draft';
import type { NoteSaver } from '../saving/note-saver';
import type { VideoPosition } from '../video-position';
import { NoteConflict } from './note-conflict';

const LONGEST_NOTE = 10_000;

interface NoteEditorProps extends AutosaveSnapshot<NoteDraft, LessonNote> {
  saver: NoteSaver;
  label: string;
  /** The video's current position; null without a video. */
  now: () => VideoPosition | null;
  onText: (text: string) => void;
  onSaved: () => void;
  /** True: takes the focus when it appears. */
  focuses?: boolean;
  /** Placed beside the Save button. */
  children?: ReactNode;
}

const focusOnce = (element: HTMLElement | null) => element?.focus();

/** Editor of a note, new or old. It saves itself; the button saves right away and confirms it. */
export function NoteEditor(props: NoteEditorProps) {
  const { t } = useTranslation('notes');
  const { saver, draft, state, other, label, now, onText, onSaved, focuses, children } = props;
  const place = useRef<HTMLDivElement>(null);
  const [hasChosen, setHasChosen] = useState(false);
  const isEmpty = draft.text.trim() === '';

  async function save() {
    if (isEmpty) return place.current?.querySelector('textarea')?.focus();
    const isSaved = await saver.saveNow();
    if (isSaved) {
      toast({ title: t('saved.title'), description: t('saved.description') });
      onSaved();
    } else if (saver.snapshot().state !== 'conflict') {
      toastFailure(t('saveFailed.title'), t('saveFailed.description'));
    }
  }

  if (state === 'conflict' && other)
    return (
      <Conflict saver={saver} mine={draft.text} other={other.text} onChosen={() => setHasChosen(true)} />
    );
  return (
    <div ref={place}>
      {/* It saves itself, and stores in the browser what could not be saved. */}
      <Form className="mt-4" isUnsaved={false} onSubmit={save}>
        <FormField name="text" label={label}>
          <Textarea
            ref={focuses || hasChosen ? focusOnce : undefined}
            value={draft.text}
            maxLength={LONGEST_NOTE}
            onChange={(event) => onText(event.target.value)}
            onBlur={() => void saver.saveNow()}
          />
        </FormField>
        <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
          <NotePosition
            value={draft.position}
            now={now}
            onChange={(chosen) => saver.write({ position: chosen })}
          />
          <div className="ml-auto flex gap-3">
            {children}
            <Button type="submit" size="sm" variant="soft">
              {t('save')}
            </Button>
          </div>
        </div>
        <output className="mt-2 block min-h-5 text-sm text-ink-soft">
          {isEmpty && draft.version !== null ? t('emptyNote') : !isEmpty && t(`states.${state}`)}
        </output>
      </Form>
    </div>
  );
}

interface NotePositionProps {
  value: VideoPosition | null;
  /** The video's current position; null without a video. */
  now: () => VideoPosition | null;
  onChange: (position: VideoPosition | null) => void;
}

/** The second of a video that the note belongs to, if the member wants one. */
function NotePosition({ value, now, onChange }: NotePositionProps) {
  const { t } = useTranslation('notes');
  if (!value) {
    if (!now()) return null;
    return (
      <Button variant="ghost" size="sm" className="-ml-2 px-2!" onClick={() => onChange(now())}>
        <Clock aria-hidden />
        {t('addTime')}
      </Button>
    );
  }
  const time = formatClock(value.positionSeconds);
  return (
    <span className="inline-flex min-h-9 items-center gap-1 rounded-full bg-evergreen-soft pl-4 text-sm font-semibold text-evergreen-strong">
      {t('at', { clock: time })}
      <button
        type="button"
        aria-label={t('removeTime', { clock: time })}
        className="grid size-9 place-items-center rounded-full hover:bg-wash-leaf"
        onClick={() => onChange(null)}
      >
        <X aria-hidden className="size-4" />
      </button>
    </span>
  );
}

interface ConflictProps {
  saver: NoteSaver;
  mine: string;
  other: string;
  onChosen: () => void;
}

const Conflict = ({ saver, mine, other, onChosen }: ConflictProps) => (
  <div className="mt-4">
    <NoteConflict
      mine={mine}
      other={other}
      keepMine={() => {
        onChosen();
        void saver.keepMine();
      }}
      keepOther={() => {
        onChosen();
        saver.takeOther();
      }}
    />
  </div>
);
