import { Id, Ids, Nested, Text, Whole } from '../../../platform/http/fields/index.js';
import { TAG_LIMIT } from './student-tag.entity.js';

/** Max students at once: as many as the list shows. */
const STUDENTS_AT_ONCE = 1000;

const TagName = () => Text({ max: TAG_LIMIT, example: 'Spring circle', description: 'Case doesn’t matter' });

const StudentIds = () =>
  Ids({ min: 1, max: STUDENTS_AT_ONCE, description: 'IDs that aren’t students are ignored' });

export class TagOfStudent {
  @Id() id: string;
  @Text({ maxLength: TAG_LIMIT, example: 'Spring circle' }) name: string;
}

export class StudentTagResponse extends TagOfStudent {
  @Whole({ example: 12, description: 'Number of students with this tag' }) studentCount: number;
  @Whole({ example: 1, description: 'Send as If-Match' }) version: number;
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
  @Ids('Students who changed: exactly those needed to undo it') studentIds: string[];
}
