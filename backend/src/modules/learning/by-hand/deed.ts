/** What the coach does to a member in a course, and why. */
export interface DeedInCourse {
  /** The coach. */
  by: string;
  memberId: string;
  courseId: string;
  reason: string;
}
