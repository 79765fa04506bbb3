import { useQuery } from '@tanstack/react-query';
import type { Told } from '../shared/notice';
import type { SaveDesk } from '../saving/save-desk';
import type { StepHistory } from '../saving/step-history';
import type { Lessons } from './lessons';

/** What the parts of the builder that fill a lesson need of it. */
export interface Workplace {
  courseId: string;
  desk: SaveDesk;
  lessons: Lessons;
  history: StepHistory;
  tell: (told: Told) => void;
}

/** A lesson as it is when it is opened; what is still on its way there is sent first. */
export const useLessonQuery = (lessonId: string, { lessons }: Workplace) =>
  useQuery({
    queryKey: ['course-builder', 'lesson', lessonId],
    queryFn: () => lessons.open(lessonId),
    // Without a network, too, she may go to and fro between those that she has opened.
    initialData: () => lessons.find(lessonId),
    gcTime: 0,
    // The lesson tells by itself what has changed in it.
    structuralSharing: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
