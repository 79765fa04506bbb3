/** The coach's action on a member's progress in a course, with the reason. */
export interface ProgressChange {
  /** The coach. */
  by: string;
  memberId: string;
  courseId: string;
  reason: string;
}
