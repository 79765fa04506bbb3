import { useId } from 'react';
import { Skeleton } from '../../shared/ui/skeleton';
import { ErrorState } from '../../shared/ui/error-state';
import { useNotes } from './api';
import type { Moment } from './moment';
import { NoteComposer } from './note-composer';
import { NoteItem } from './note-item';
import { notesTexts } from './texts';

interface NotesPanelProps {
  lessonId: string;
  /** Where the video stands now; null while there is none. */
  moment: () => Moment | null;
  seek: (moment: Moment) => void;
  clock: (seconds: number) => string;
}

export function NotesPanel({ lessonId, moment, seek, clock }: NotesPanelProps) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="rounded-lg border border-line bg-surface p-5 sm:p-6">
      <h2 id={heading} className="text-xl">
        {notesTexts.title}
      </h2>
      <p className="mt-1 text-sm text-ink-soft">{notesTexts.private}</p>
      <NoteComposer key={lessonId} lessonId={lessonId} moment={moment} clock={clock} />
      <NoteList lessonId={lessonId} seek={seek} clock={clock} />
    </section>
  );
}

function NoteList({ lessonId, seek, clock }: Pick<NotesPanelProps, 'lessonId' | 'seek' | 'clock'>) {
  const { data: notes, isPending, isError, isFetching, refetch } = useNotes(lessonId);
  if (isPending) return <Skeleton className="mt-5 h-16" aria-label={notesTexts.loading} />;
  if (isError) return <ErrorState onRetry={() => void refetch()} pending={isFetching} />;
  if (notes.length === 0) return <p className="mt-5 text-ink-soft">{notesTexts.empty}</p>;
  return (
    <ul className="mt-5 divide-y divide-line border-t border-line">
      {notes.map((note) => (
        <NoteItem key={note.id} note={note} seek={seek} clock={clock} />
      ))}
    </ul>
  );
}
