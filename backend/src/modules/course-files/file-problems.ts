import { DomainError } from '../../kernel/errors.js';

/** Something wrong in a course file. Its place is a path in `course.json`, or a file in the zip. */
export interface FileProblem {
  place: string;
  message: string;
}

/** A fault that a schema found. */
type Fault = { path: readonly PropertyKey[]; message: string };

/** Problems that are listed; more would not help. */
const MOST_LISTED = 100;

/** Place of a problem of the file as a whole. */
const WHOLE = 'storageUrl';

/** A course file that cannot be imported, and why. */
export class CourseFileRefusal extends DomainError {
  readonly problems: readonly FileProblem[];

  constructor(problems: readonly FileProblem[]) {
    const listed = problems.slice(0, MOST_LISTED);
    super('bad_course_file', 'We can’t import this file', {
      fields: Object.fromEntries(listed.map(({ place, message }) => [place, message])),
    });
    this.problems = listed;
  }
}

export const wholeFile = (message: string): CourseFileRefusal =>
  new CourseFileRefusal([{ place: WHOLE, message }]);

export const problemsOf = (
  faults: readonly Fault[],
  inside: readonly (string | number)[] = [],
): FileProblem[] =>
  faults.map(({ path, message }) => ({
    place: [...inside, ...path.map(String)].join('.') || WHOLE,
    message,
  }));
