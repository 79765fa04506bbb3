import { Choice, Flag, Id, ListOf, Moment, Text, Whole } from '../../../platform/http/fields/index.js';
import { ReasonRequest } from '../../audit/index.js';
import { PROGRESS_LEVELS, type ProgressLevel } from './progress-part.js';

class StudentLessonResponse {
  @Id() id: string;
  @Text({ example: 'The inherited voice' }) title: string;
  @Flag() isCompleted: boolean;
}

class StudentModuleResponse {
  @Id() id: string;
  @Text({ example: 'Roots' }) title: string;
  @Flag('For this member now') isLocked: boolean;

  @Moment({ nullable: true, description: 'When it opens; null: it’s open, or that depends on the member' })
  unlockDate: string | null;

  @Flag('Whether the coach opened it early and the member hasn’t started it, so it can be undone')
  isOpenedEarly: boolean;
  @Flag() isCompleted: boolean;
  @ListOf(StudentLessonResponse) lessons: StudentLessonResponse[];
}

class StudentSectionResponse {
  @Id() id: string;
  @Text({ example: 'Beginnings' }) title: string;
  @ListOf(StudentModuleResponse) modules: StudentModuleResponse[];
}

/** A course as one member has it, with the lessons of locked modules. */
export class StudentCourseResponse {
  @Id() courseId: string;
  @Text({ example: 'The Rooted Mother' }) title: string;
  @Whole({ min: 0, max: 100, example: 41 }) progressPercent: number;
  @ListOf(StudentSectionResponse) sections: StudentSectionResponse[];
}

export class ProgressByHandRequest extends ReasonRequest {
  @Choice(PROGRESS_LEVELS, 'ProgressLevel') level: ProgressLevel;
  @Id('ID of the lesson, module or course') id: string;
}
