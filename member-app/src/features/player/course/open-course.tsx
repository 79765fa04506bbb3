import { useEffect, useEffectEvent, useState } from 'react';
import type { SavedProgress } from '../../course-progress';
import { type CourseOutline, findLesson } from '../../learning';
import { LessonPage } from '../lesson/lesson-page';
import { lessonToResume } from '../resume/course-start';
import type { CoursePlace } from '../taking/course-place';
import { NoLessonChosen } from './no-lesson-chosen';
import { useTakeCourse } from '../taking/use-take-course';

interface OpenCourseProps {
  course: CourseOutline;
  saved: SavedProgress;
  isPreview: boolean;
  place: CoursePlace;
}

/** An open course: the requested or resumed lesson, or a choice of modules. */
export function OpenCourse({ course, saved, isPreview, place }: OpenCourseProps) {
  const taking = useTakeCourse({ course, saved, isPreview, place });
  const opened = useEffectEvent(() => place.onOpen?.());
  useEffect(() => opened(), []);
  // The resumed lesson stays, even if the course changes in the meantime.
  const [resumed] = useState(() => (place.resumes ? lessonToResume(course, saved) : undefined));
  const placed =
    findLesson(course, place.asked.lessonId) ??
    (resumed && (findLesson(course, resumed.lesson.id) ?? lessonToResume(course, saved)));
  if (!placed) return <NoLessonChosen course={course} place={place} />;
  return <LessonPage key={placed.lesson.id} taking={taking} placed={placed} asked={place.asked} />;
}
