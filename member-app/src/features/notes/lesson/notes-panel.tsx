import { useEffect, useEffectEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { sanctumPaths } from '../../../shared/lib/sanctum-paths';
import { ButtonLink } from '../../../shared/ui/button';
import { NotLoaded, Skeleton, Skeletons } from '../../../shared/ui/loading';
import { GuardianCouldRead } from '../../private-writing';
import { useNotes } from '../api';
import { NoteEditor } from '../editor/note-editor';
import { type NoteDraft, newDraft } from '../note-draft';
import { useFirstDraft, useNoteSaver } from '../saving/use-unsent-drafts';
import type { VideoPosition } from '../video-position';
import { NoteItem } from './note-item';

interface NotesPanelProps {
  lessonId: string;
  /** The video's current position; null without a video. */
  now: () => VideoPosition | null;
  seek: (position: VideoPosition) => void;
}

export function NotesPanel(props: NotesPanelProps) {
  const { t } = useTranslation('notes');
  const heading = useId();
  return (
    <section
      aria-labelledby={heading}
      className="bg-surface p-5 sm:p-6 lg:rounded-lg lg:border lg:border-line"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={heading} className="text-xl">
          {t('title')}
        </h2>
        <ButtonLink variant="link" className="text-sm" to={sanctumPaths.notes}>
          {t('all')}
        </ButtonLink>
      </div>
      <p className="mt-1 text-sm text-ink-soft">
        {t('private')} <GuardianCouldRead />
      </p>
      <LessonNotes key={props.lessonId} {...props} />
    </section>
  );
}

function LessonNotes({ lessonId, now, seek }: NotesPanelProps) {
  const [draft, begin] = useFirstDraft(lessonId);
  if (!draft) return <Skeleton className="mt-5 h-40" />;
  return (
    <>
      <NoteComposer draft={draft} now={now} onDone={() => begin(newDraft(lessonId))} />
      <NoteList lessonId={lessonId} written={draft.id} now={now} seek={seek} />
    </>
  );
}

/** Lists all notes except `written`, which is in the composer. */
function NoteList({ lessonId, written, ...item }: NotesPanelProps & { written: string }) {
  const { t } = useTranslation('notes');
  const query = useNotes(lessonId);
  const { data: notes } = query;
  if (!notes)
    return <NotLoaded query={query} skeleton={<Skeletons label={t('loading')} of={['mt-3 h-16']} />} />;
  const others = notes.filter(({ id }) => id !== written);
  if (others.length === 0) return <p className="mt-3 text-ink-soft">{t('empty')}</p>;
  return (
    <ul className="mt-3 divide-y divide-line border-t border-line">
      {others.map((note) => (
        <NoteItem key={note.id} note={note} {...item} />
      ))}
    </ul>
  );
}

interface NoteComposerProps {
  draft: NoteDraft;
  /** The video's current position; null without a video. */
  now: () => VideoPosition | null;
  /** Called when this note is finished and the next one can start. */
  onDone: () => void;
}

/** A new note. It gets the video's position when the member starts to write. */
function NoteComposer({ draft: start, now, onDone }: NoteComposerProps) {
  const { t } = useTranslation('notes');
  const note = useNoteSaver(start, null);
  const { saver, draft } = note;

  function write(text: string) {
    const begins = draft.text === '' && draft.version === null && !draft.position;
    const position = begins ? now() : null;
    saver.write(position && position.positionSeconds > 0 ? { text, position } : { text });
  }

  // A saved note that was emptied stays in the list, where it can be deleted; the editor continues with an empty one.
  const isGivenUp = draft.version !== null && draft.text.trim() === '';
  const giveUp = useEffectEvent(onDone);
  useEffect(() => {
    if (isGivenUp) giveUp();
  }, [isGivenUp]);

  return <NoteEditor {...note} label={t('label')} now={now} onText={write} onSaved={onDone} />;
}
