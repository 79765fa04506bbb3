import { Id, Ids, Nested, Text, Whole } from '../../../platform/http/fields/index.js';
import { TAG_LIMIT } from './student-tag.entity.js';

/** Max students at once: the most that the list shows. */
const STUDENTS_AT_ONCE = 1000;

const TagName = () =>
  Text({ max: TAG_LIMIT, example: 'Spring circle', description: 'Upper and lower case are the same' });

const StudentIds = () =>
  Ids({ min: 1, max: STUDENTS_AT_ONCE, description: 'Those who are no students are left out' });

export class TagOfStudent {
  @Id() id: string;
  @Text({ maxLength: TAG_LIMIT, example: 'Spring circle' }) name: string;
}

export class StudentTagResponse extends TagOfStudent {
  @Whole({ example: 12, description: 'How many students have it' }) students: number;
}

export class RenameTagRequest {
  @TagName() name: string;
}

export class TagStudentsRequest {
  @TagName() name: string;
  @StudentIds() studentIds: string[];
}

export class UntagStudentsRequest {
  @StudentIds() studentIds: string[];
}

export class TaggingResponse {
  @Nested(TagOfStudent) tag: TagOfStudent;
  @Ids('The students whom this has changed: all that undoing it must name') studentIds: string[];
}
