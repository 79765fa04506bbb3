import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsUUID } from 'class-validator';
import { Text } from '../../../platform/http/text.js';
import { TAG_LIMIT } from './student-tag.entity.js';

/** Max students at once: the most that the list shows. */
const STUDENTS_AT_ONCE = 1000;

const TagName = () => Text({ max: TAG_LIMIT, example: 'Spring circle', description: 'Case doesn’t matter' });

const StudentIds = (): PropertyDecorator => (target, key) => {
  ApiProperty({
    type: [String],
    format: 'uuid',
    minItems: 1,
    maxItems: STUDENTS_AT_ONCE,
    description: 'IDs that aren’t students are ignored',
  })(target, key);
  IsArray()(target, key);
  ArrayMinSize(1)(target, key);
  ArrayMaxSize(STUDENTS_AT_ONCE)(target, key);
  IsUUID('all', { each: true })(target, key);
};

export class TagOfStudent {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ maxLength: TAG_LIMIT, example: 'Spring circle' })
  name: string;
}

export class StudentTagResponse extends TagOfStudent {
  @ApiProperty({ type: 'integer', example: 12, description: 'Number of students with this tag' })
  students: number;
}

export class RenameTagRequest {
  @TagName()
  name: string;
}

export class TagStudentsRequest {
  @TagName()
  name: string;

  @StudentIds()
  studentIds: string[];
}

export class UntagStudentsRequest {
  @StudentIds()
  studentIds: string[];
}

export class TaggingResponse {
  @ApiProperty({ type: TagOfStudent })
  tag: TagOfStudent;

  @ApiProperty({
    type: [String],
    format: 'uuid',
    description: 'Students who changed: exactly those needed to undo it',
  })
  studentIds: string[];
}
