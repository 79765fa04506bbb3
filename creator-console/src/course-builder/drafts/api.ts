import { body, itemsOf, type Schemas } from '@sanctum/openapi';
import { api, on } from '../../providers/client';

export type LessonDraft = Schemas['LessonDraftResponse'];

export const readDrafts = (courseId: string): Promise<LessonDraft[]> =>
  itemsOf(api.GET('/api/creator/courses/{courseId}/lesson-drafts', on({ courseId })));

/**
 * Publishes exactly what was read; refused if one of the lessons has changed since. Returns what is left to publish.
 */
export const publishLessons = (
  courseId: string,
  drafts: readonly LessonDraft[],
  wantsOwnersNotified: boolean,
): Promise<LessonDraft[]> =>
  itemsOf(
    api.POST('/api/creator/courses/{courseId}/publish-lessons', {
      ...on({ courseId }),
      body: {
        lessons: drafts.map(({ lessonId: id, lessonVersion }) => ({ id, lessonVersion })),
        wantsOwnersNotified,
      },
    }),
  );

export const unpublishLesson = (lessonId: string) =>
  body(api.POST('/api/creator/lessons/{lessonId}/unpublish', on({ lessonId })));
