/** Members who send requests, each with a session, a cart, courses and orders. They are the first students. */
export const MEMBERS = 50;
/** Every fifth product is a course, the one before it coaching, and the other three are files. */
export const KINDS = 5;

export const COURSE = { sections: 2, modulesEach: 2, lessonsEach: 4 };
export const MODULES = COURSE.sections * COURSE.modulesEach;
export const LESSONS = MODULES * COURSE.lessonsEach;

export const COURSES_OWNED = 6;
export const LESSONS_FINISHED = 6;
export const ORDERS = 4;
export const IN_CART = 3;
/** Messages per conversation between two of those members. */
export const MESSAGES_EACH = 20;

/** Number of the product that is the nth course of a member. */
export const courseOf = (member, n, { products }) =>
  KINDS * (((member - 1) * COURSES_OWNED + n) % (products / KINDS)) + KINDS;

/** In the community: circles, the comments under each post, and of how many people they are where there are so many. */
export const CIRCLES = 5;
export const COMMENTS_EACH = 3;
export const WRITERS = 1_000;
