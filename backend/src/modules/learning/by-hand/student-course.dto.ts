import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsUUID } from 'class-validator';
import { ReasonRequest } from '../../audit/index.js';
import { PROGRESS_LEVELS, type ProgressLevel } from './progress-part.js';

class StudentLessonResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ example: 'The inherited voice' })
  title: string;

  @ApiProperty()
  isCompleted: boolean;
}

class StudentModuleResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ example: 'Roots' })
  title: string;

  @ApiProperty({ description: 'For this member now' })
  isLocked: boolean;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When it opens; null: it’s open, or that depends on the member',
  })
  unlockDate: string | null;

  @ApiProperty({
    description: 'Whether the coach opened it early and the member hasn’t started it, so it can be undone',
  })
  isOpenedEarly: boolean;

  @ApiProperty()
  isCompleted: boolean;

  @ApiProperty({ type: [StudentLessonResponse] })
  lessons: StudentLessonResponse[];
}

class StudentSectionResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ example: 'Beginnings' })
  title: string;

  @ApiProperty({ type: [StudentModuleResponse] })
  modules: StudentModuleResponse[];
}

/** A course as one member has it, with the lessons of locked modules. */
export class StudentCourseResponse {
  @ApiProperty({ format: 'uuid' })
  courseId: string;

  @ApiProperty({ example: 'The Rooted Mother' })
  title: string;

  @ApiProperty({ type: 'integer', minimum: 0, maximum: 100, example: 41 })
  progressPercent: number;

  @ApiProperty({ type: [StudentSectionResponse] })
  sections: StudentSectionResponse[];
}

export class ProgressByHandRequest extends ReasonRequest {
  @ApiProperty({ enum: PROGRESS_LEVELS, enumName: 'ProgressLevel' })
  @IsIn(PROGRESS_LEVELS)
  level: ProgressLevel;

  @ApiProperty({ format: 'uuid', description: 'Title of the lesson, module or course' })
  @IsUUID()
  id: string;
}
