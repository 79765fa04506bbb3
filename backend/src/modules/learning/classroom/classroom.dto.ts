import { ApiProperty } from '@nestjs/swagger';
import { PRODUCT_TYPES, type ProductType } from '../../../kernel/product-types.js';
import { COMPLETION_RULES, type CompletionRule } from '../../courses/index.js';
import { DELIVERED_WIDGET, type DeliveredWidget } from '../../widgets/index.js';

const anId = '0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa';

export class LessonVideoResponse {
  @ApiProperty({ format: 'uuid', example: anId, description: 'ID of the video widget' })
  id: string;

  @ApiProperty({ example: 'A breath before the answer' })
  title: string;

  @ApiProperty({ type: 'integer', nullable: true, example: 312, description: 'Seconds' })
  durationSeconds: number | null;

  @ApiProperty()
  completed: boolean;
}

export class LearnerLessonResponse {
  @ApiProperty({ format: 'uuid', example: anId })
  id: string;

  @ApiProperty({ example: 'The first quiet minute' })
  title: string;

  @ApiProperty({ example: 'Sixty seconds before the answer', description: 'Empty if there is none' })
  subtitle: string;

  @ApiProperty({ example: 'Why a pause is the kindest answer.' })
  description: string;

  @ApiProperty({ type: String, nullable: true, example: `/api/media/public/${anId}` })
  thumbnailUrl: string | null;

  @ApiProperty()
  completed: boolean;

  @ApiProperty({ description: 'Locked lessons can’t be opened' })
  locked: boolean;

  @ApiProperty()
  freePreview: boolean;

  @ApiProperty({
    enum: COMPLETION_RULES,
    description: 'all_videos: once every video is complete; by_hand: whenever the member marks it',
  })
  completionRule: CompletionRule;

  @ApiProperty({ type: [LessonVideoResponse] })
  videos: LessonVideoResponse[];
}

export class LearnerModuleResponse {
  @ApiProperty({ format: 'uuid', example: anId })
  id: string;

  @ApiProperty({ example: 'Roots' })
  title: string;

  @ApiProperty({ example: 'What holds the two of you' })
  subtitle: string;

  @ApiProperty({ type: String, nullable: true, example: `/api/media/public/${anId}` })
  thumbnailUrl: string | null;

  @ApiProperty()
  isCompleted: boolean;

  @ApiProperty({ description: 'A locked module has a title but no lessons in responses' })
  isLocked: boolean;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: null })
  unlockDate: string | null;

  @ApiProperty({ type: [LearnerLessonResponse] })
  lessons: LearnerLessonResponse[];
}

export class LearnerSectionResponse {
  @ApiProperty({ format: 'uuid', example: anId })
  id: string;

  @ApiProperty({ example: 'Listening' })
  title: string;

  @ApiProperty({ example: '' })
  subtitle: string;

  @ApiProperty({ type: [LearnerModuleResponse] })
  modules: LearnerModuleResponse[];
}

/** A course as its learner sees it. */
export class CourseForLearnerResponse {
  @ApiProperty({ format: 'uuid', example: anId })
  id: string;

  @ApiProperty({ example: 'Roots and Wings' })
  title: string;

  @ApiProperty()
  description: string;

  @ApiProperty({ type: String, nullable: true })
  thumbnailUrl: string | null;

  @ApiProperty({ type: 'integer', minimum: 0, maximum: 100, example: 40 })
  progressPercent: number;

  @ApiProperty({ type: 'integer', example: 10 })
  totalLessons: number;

  @ApiProperty({ type: 'integer', example: 4 })
  completedLessons: number;

  @ApiProperty({ description: 'Stays true if the coach adds lessons later' })
  isCompleted: boolean;

  @ApiProperty({ type: [LearnerSectionResponse] })
  sections: LearnerSectionResponse[];
}

export class LessonPageResponse {
  @ApiProperty({ format: 'uuid', example: anId })
  id: string;

  @ApiProperty({ example: 'Page 1' })
  title: string;

  @ApiProperty({ type: 'integer', example: 0 })
  order: number;

  @ApiProperty({ type: 'array', items: DELIVERED_WIDGET })
  widgets: DeliveredWidget[];
}

export class LessonForLearnerResponse {
  @ApiProperty({ format: 'uuid', example: anId })
  id: string;

  @ApiProperty({ format: 'uuid', example: anId })
  moduleId: string;

  @ApiProperty({ format: 'uuid', example: anId })
  courseId: string;

  @ApiProperty({ example: 'The first quiet minute' })
  title: string;

  @ApiProperty({ example: 'Sixty seconds before the answer', description: 'Empty if there is none' })
  subtitle: string;

  @ApiProperty()
  description: string;

  @ApiProperty({ type: String, nullable: true })
  thumbnailUrl: string | null;

  @ApiProperty()
  completed: boolean;

  @ApiProperty({ type: [LessonPageResponse] })
  pages: LessonPageResponse[];
}

export class LibraryItemResponse {
  @ApiProperty({ format: 'uuid', example: anId })
  productId: string;

  @ApiProperty({ enum: PRODUCT_TYPES, enumName: 'ProductType' })
  type: ProductType;

  @ApiProperty({ example: 'Roots and Wings' })
  title: string;

  @ApiProperty({ type: String, nullable: true })
  thumbnailUrl: string | null;

  @ApiProperty({ format: 'date-time', description: 'When ownership started' })
  since: string;

  @ApiProperty({ type: 'integer', nullable: true, description: 'For courses; null for everything else' })
  progressPercent: number | null;
}
