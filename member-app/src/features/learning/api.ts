import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, body } from '../../shared/api/client';
import type { OutlineLesson } from './course-outline';

const courses = '/api/learning/courses';

const FRESH_MS = 5 * 60_000;
const RENEW_MS = 10 * 60_000;

/** Query keys of a member's learning. Completing something changes all except the lesson's own pages. */
export const learningKeys = {
  courses: [courses] as const,
  course: (courseId: string) => [courses, courseId] as const,
  lesson: (lessonId: string) => ['/api/learning/lessons', lessonId] as const,
  library: ['/api/me/library'] as const,
  overview: ['/api/me/overview'] as const,
};

/** Query of a course's outline as its owner sees it now: sections, modules, lessons, and what is completed. */
export const courseOutlineQuery = (courseId: string) =>
  queryOptions({
    queryKey: learningKeys.course(courseId),
    queryFn: () => body(api.GET('/api/learning/courses/{courseId}', { params: { path: { courseId } } })),
  });

export const useCourseOutline = (courseId: string) => useQuery(courseOutlineQuery(courseId));

/**
 * Loads a lesson. Its signed media work for a quarter of an hour, so it is reloaded each time it is opened, while it
 * stays open, and on returning to it. This is an exception to product rule 4.11.
 */
export const useLesson = (lessonId: string) =>
  useQuery({
    queryKey: learningKeys.lesson(lessonId),
    queryFn: () => body(api.GET('/api/learning/lessons/{lessonId}', { params: { path: { lessonId } } })),
    staleTime: FRESH_MS,
    gcTime: FRESH_MS,
    refetchInterval: RENEW_MS,
    refetchOnWindowFocus: true,
  });

/** Completes videos and lessons, and undoes that. Reloads everything that shows this course. */
export function useCompletion(courseId: string) {
  const queries = useQueryClient();
  const onSuccess = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: learningKeys.course(courseId) }),
      queries.invalidateQueries({ queryKey: learningKeys.courses, exact: true }),
      queries.invalidateQueries({ queryKey: learningKeys.library }),
      queries.invalidateQueries({ queryKey: learningKeys.overview }),
    ]);
  const finishVideo = useMutation({
    mutationFn: (videoId: string) =>
      body(api.POST('/api/learning/videos/{videoId}/complete', { params: { path: { videoId } } })),
    onSuccess,
  });
  const finishLesson = useMutation({
    mutationFn: ({ id: lessonId }: OutlineLesson) =>
      body(api.POST('/api/learning/lessons/{lessonId}/complete', { params: { path: { lessonId } } })),
    onSuccess,
  });
  /**
   * Completes the remaining videos first, one after the other, because the server completes no lesson before its
   * videos.
   */
  const finishWholeLesson = useMutation({
    mutationFn: async ({ id: lessonId, videos }: OutlineLesson) => {
      for (const { id: videoId, isCompleted: completed } of videos) {
        if (completed) continue;
        // one by one, because the server adds each to the others
        await api.POST('/api/learning/videos/{videoId}/complete', { params: { path: { videoId } } });
      }
      return body(api.POST('/api/learning/lessons/{lessonId}/complete', { params: { path: { lessonId } } }));
    },
    onSuccess,
  });
  const undoLesson = useMutation({
    mutationFn: (lessonId: string) =>
      body(api.POST('/api/learning/lessons/{lessonId}/reopen', { params: { path: { lessonId } } })),
    onSuccess,
  });
  return { finishVideo, finishLesson, finishWholeLesson, undoLesson };
}
