import { bindCourse } from '../course-writing.js';

export const slowMorningsCourse = bindCourse('slow-mornings', []);
