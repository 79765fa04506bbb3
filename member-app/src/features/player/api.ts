import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, body } from '../../shared/api/client';
import { deviceId, nextSequence } from './device';
import type { Place } from './progress-saver';

export const playerKeys = {
  course: (courseId: string) => ['/api/learning/courses', courseId] as const,
  lesson: (lessonId: string) => ['/api/learning/lessons', lessonId] as const,
  progress: (courseId: string) => ['/api/course-progress', courseId] as const,
  library: ['/api/me/library'] as const,
};

export function useCourse(courseId: string) {
  return useQuery({
    queryKey: playerKeys.course(courseId),
    queryFn: () => body(api.GET('/api/learning/courses/{courseId}', { params: { path: { courseId } } })),
  });
}

/** A lesson's signed media live some minutes, so a lesson is asked for afresh each time it is opened. */
export function useLesson(lessonId: string) {
  return useQuery({
    queryKey: playerKeys.lesson(lessonId),
    queryFn: () => body(api.GET('/api/learning/lessons/{lessonId}', { params: { path: { lessonId } } })),
    staleTime: 5 * 60_000,
    gcTime: 5 * 60_000,
  });
}

/** The saved place as it was when the course was opened; later saves do not move the reader. */
export function useSavedPlace(courseId: string, enabled: boolean) {
  return useQuery({
    queryKey: playerKeys.progress(courseId),
    queryFn: () => body(api.GET('/api/course-progress/{courseId}', { params: { path: { courseId } } })),
    enabled,
    gcTime: 0,
  });
}

/** Sends one save. `leaving` lets the request outlive the page. */
export async function sendPlace(
  courseId: string,
  { videoId, ...place }: Place,
  leaving: boolean,
): Promise<void> {
  await api.PATCH('/api/course-progress/{courseId}', {
    params: { path: { courseId } },
    body: {
      ...place,
      ...(videoId !== null && { videoId }),
      deviceId: deviceId(localStorage),
      sequence: nextSequence(localStorage),
    },
    keepalive: leaving,
  });
}

/** Finishing and taking back. Whatever shows this course, and the library, is asked for again. */
export function useCompletion(courseId: string) {
  const queries = useQueryClient();
  const onSuccess = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: playerKeys.course(courseId) }),
      queries.invalidateQueries({ queryKey: playerKeys.library }),
    ]);
  const finishVideo = useMutation({
    mutationFn: (videoId: string) =>
      body(api.POST('/api/learning/videos/{videoId}/completion', { params: { path: { videoId } } })),
    onSuccess,
  });
  const finishLesson = useMutation({
    mutationFn: (lessonId: string) =>
      body(api.POST('/api/learning/lessons/{lessonId}/completion', { params: { path: { lessonId } } })),
    onSuccess,
  });
  const undoLesson = useMutation({
    mutationFn: (lessonId: string) =>
      body(api.DELETE('/api/learning/lessons/{lessonId}/completion', { params: { path: { lessonId } } })),
    onSuccess,
  });
  return { finishVideo, finishLesson, undoLesson };
}
