import type { CourseOutline } from '../../learning';

export interface Unlock {
  moduleId: string;
  moduleTitle: string;
  courseId: string;
  courseTitle: string;
  /** ISO moment of the wire. */
  date: string;
}

/** The locked modules whose day is known, the next one first. A lock without a day waits for another module. */
export function unlocksOf(courses: readonly CourseOutline[]): Unlock[] {
  return courses
    .flatMap((course) =>
      course.sections
        .flatMap(({ modules }) => modules)
        .flatMap(({ id, title, isLocked, unlockDate }) =>
          isLocked && unlockDate !== null
            ? [
                {
                  moduleId: id,
                  moduleTitle: title,
                  courseId: course.id,
                  courseTitle: course.title,
                  date: unlockDate,
                },
              ]
            : [],
        ),
    )
    .toSorted((a, b) => Date.parse(a.date) - Date.parse(b.date));
}
