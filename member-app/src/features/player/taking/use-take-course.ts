import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { KnownPosition, type SavedProgress, useRecordProgress } from '../../course-progress';
import { type CourseOutline, findLesson } from '../../learning';
import { useOtherDevice } from '../resume/use-other-device';
import type { CoursePlace } from './course-place';
import { CourseVisit } from './course-visit';

interface TakeCourseOptions {
  course: CourseOutline;
  saved: SavedProgress;
  isPreview: boolean;
  place: CoursePlace;
}

export type CourseTaking = ReturnType<typeof useTakeCourse>;

/** Takes a course, from lesson to lesson: where the member is, saving it, and the addresses of the lessons. */
export function useTakeCourse({ course, saved, isPreview, place }: TakeCourseOptions) {
  const navigate = useNavigate();
  const [known] = useState(() => new KnownPosition(saved));
  const [visit] = useState(() => new CourseVisit(place.asked.lessonId !== null || !place.resumes));
  const player = useRef<HTMLVideoElement>(null);
  const otherDevice = useOtherDevice(course.id, known, player);
  const recorder = useRecordProgress({
    courseId: course.id,
    isCompleted: (lessonId) => findLesson(course, lessonId)?.lesson.isCompleted ?? false,
    known,
    records: !isPreview,
    onOvertaken: otherDevice.look,
  });
  const addressOf = (lessonId: string) => place.addressOf(course, lessonId);
  return {
    course,
    isPreview,
    known,
    player,
    otherDevice,
    recorder,
    addressOf,
    go: (lessonId: string) => void navigate(addressOf(lessonId)),
    /** Lesson in which the notes were opened; they stay open across lessons. Null: closed. */
    notesSince: useState<string | null>(null),
    visit,
  };
}
