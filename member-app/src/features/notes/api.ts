import { type QueryClient, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { api, body, itemsOf, useAttempt } from '../../shared/api/client';
import type { LessonNote } from './lesson-note';
import type { NoteDraft } from './note-draft';

const notesKey = (lessonId: string) => ['/api/me/lessons', lessonId, 'notes'] as const;
const notebookKey = ['/api/me/lesson-notes'] as const;

export const useNotes = (lessonId: string) =>
  useQuery({
    queryKey: notesKey(lessonId),
    queryFn: () => itemsOf(api.GET('/api/me/lessons/{lessonId}/notes', { params: { path: { lessonId } } })),
  });

/** Saves a note. The request is sent even if the member leaves the page. */
export function sendNote({ id, lessonId, text, position, version }: NoteDraft): Promise<LessonNote> {
  if (version === null) {
    const at = position && { videoId: position.videoId, atSeconds: position.positionSeconds };
    return body(
      api.POST('/api/me/lessons/{lessonId}/notes', {
        params: { path: { lessonId } },
        body: { id, text, ...at },
        keepalive: true,
      }),
    );
  }
  return body(
    api.PATCH('/api/me/lesson-notes/{noteId}', {
      params: { path: { noteId: id }, header: { 'if-match': String(version) } },
      body: { text, videoId: position?.videoId ?? null, atSeconds: position?.positionSeconds ?? null },
      keepalive: true,
    }),
  );
}

/** Updates the note wherever notes are listed. */
export function showSaved(queries: QueryClient, note: LessonNote): void {
  queries.setQueryData<LessonNote[]>(notesKey(note.lessonId), (notes) => {
    if (!notes) return notes;
    return notes.some(({ id }) => id === note.id)
      ? notes.map((other) => (other.id === note.id ? note : other))
      : [...notes, note];
  });
  void queries.invalidateQueries({ queryKey: notebookKey });
}

export const useRemoveNote = (lessonId: string) =>
  useAttempt(
    (noteId: string) => api.DELETE('/api/me/lesson-notes/{noteId}', { params: { path: { noteId } } }),
    notesKey(lessonId),
    notebookKey,
  );

/**
 * Loads matching notes. The previous list stays while the next one loads, so that the page does not flicker during
 * typing.
 */
export const useNotebook = ({ q, courseId }: { q: string; courseId: string | null }) =>
  useInfiniteQuery({
    queryKey: [...notebookKey, { q, courseId }],
    queryFn: ({ pageParam: after }) =>
      body(
        api.GET('/api/me/lesson-notes', {
          params: { query: { ...(q && { q }), ...(courseId && { courseId }), after } },
        }),
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    placeholderData: (before) => before,
  });

/** Downloads through the client and not by a plain link, so that an expired session is renewed first. */
export async function fetchExport(): Promise<{ blob: Blob; fileName: string }> {
  const { data, response } = await api.GET('/api/me/lesson-notes/export', { parseAs: 'blob' });
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
  return { blob: data as unknown as Blob, fileName: name ?? 'My notes.md' };
}
