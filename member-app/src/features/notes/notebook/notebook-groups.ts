import type { NotebookNote } from '../lesson-note';

export interface LessonGroup {
  /** Lesson of the first note, representing the group. */
  lessonId: string;
  first: NotebookNote;
  notes: NotebookNote[];
}

interface CourseGroup {
  key: string;
  title: string | null;
  lessons: LessonGroup[];
}

/** Groups notes by course and lesson. They arrive in that order, so consecutive notes share a heading. */
export function groupNotes(notes: readonly NotebookNote[]): CourseGroup[] {
  const courses: CourseGroup[] = [];
  for (const note of notes) {
    const key = note.courseId ?? '';
    let course = courses.at(-1);
    if (course?.key !== key) courses.push((course = { key, title: note.courseTitle, lessons: [] }));
    const lesson = course.lessons.at(-1);
    if (lesson?.lessonId === note.lessonId) lesson.notes.push(note);
    else course.lessons.push({ lessonId: note.lessonId, first: note, notes: [note] });
  }
  return courses;
}
