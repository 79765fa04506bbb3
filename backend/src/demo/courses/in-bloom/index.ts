import { bindCourse } from '../../course-writing.js';

export const inBloomCourse = bindCourse('in-bloom', []);
