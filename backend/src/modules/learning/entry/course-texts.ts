/** Texts of a course's product that its learners read. */
export const COURSE_TEXTS = ['title', 'description'] as const;
