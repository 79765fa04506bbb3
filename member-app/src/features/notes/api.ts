import type { components } from '@sanctum/openapi';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, body } from '../../shared/api/client';

export type LessonNote = components['schemas']['LessonNoteResponse'];
export type NewNote = components['schemas']['AddLessonNoteRequest'];

const notesKey = (lessonId: string) => ['/api/lessons', lessonId, 'notes'] as const;

export function useNotes(lessonId: string) {
  return useQuery({
    queryKey: notesKey(lessonId),
    queryFn: () => body(api.GET('/api/lessons/{lessonId}/notes', { params: { path: { lessonId } } })),
  });
}

/** Writing, changing and removing. The list is asked for again after each. */
export function useNoteChanges(lessonId: string) {
  const queries = useQueryClient();
  const onSettled = () => queries.invalidateQueries({ queryKey: notesKey(lessonId) });
  const add = useMutation({
    mutationFn: (note: NewNote) =>
      body(api.POST('/api/lessons/{lessonId}/notes', { params: { path: { lessonId } }, body: note })),
    onSettled,
  });
  const edit = useMutation({
    mutationFn: ({ id, version, text }: Pick<LessonNote, 'id' | 'version' | 'text'>) =>
      body(
        api.PATCH('/api/lesson-notes/{noteId}', {
          params: { path: { noteId: id }, header: { 'if-match': String(version) } },
          body: { text },
        }),
      ),
    onSettled,
  });
  const remove = useMutation({
    mutationFn: (noteId: string) =>
      api.DELETE('/api/lesson-notes/{noteId}', { params: { path: { noteId } } }),
    onSettled,
  });
  return { add, edit, remove };
}
