import { bindCourse } from '../course-writing.js';

export const firstSeedsCourse = bindCourse('first-seeds', []);
