import { StudentTag } from './tags/student-tag.entity.js';
import { TaggedStudent } from './tags/tagged-student.entity.js';

export const studentEntities = [StudentTag, TaggedStudent];
