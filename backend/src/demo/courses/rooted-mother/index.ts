import { bindCourse } from '../../course-writing.js';

export const rootedMotherCourse = bindCourse('rooted-mother', []);
