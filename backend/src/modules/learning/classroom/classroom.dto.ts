import { ApiProperty } from '@nestjs/swagger';
import { PRODUCT_TYPES, type ProductType } from '../../../kernel/product-types.js';
import { Choice, Flag, Id, ListOf, Moment, Text, Texts, Whole } from '../../../platform/http/fields/index.js';
import {
  COMPLETION_RULES,
  type CompletionRule,
  type LESSON_TEXTS,
  type PAGE_TEXTS,
  type PART_TEXTS,
} from '../../courses/index.js';
import { DELIVERED_WIDGET, type DeliveredWidget } from '../../widgets/index.js';
import type { COURSE_TEXTS } from '../entry/course-texts.js';

const Untranslated = () => Texts('Texts not available in the language of the request: they’re in English');

const anId = '0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa';

export class LessonVideoResponse {
  @Id({ example: anId, description: 'ID of the video widget' }) id: string;
  @Text({ example: 'A breath before the answer' }) title: string;
  @Whole({ nullable: true, example: 312, description: 'Seconds' }) durationSeconds: number | null;
  @Flag() isCompleted: boolean;
}

export class LearnerLessonResponse {
  @Id({ example: anId }) id: string;
  @Text({ example: 'The first quiet minute' }) title: string;

  @Text({ example: 'Sixty seconds before the answer', description: 'Empty if there is none' })
  subtitle: string;

  @Text({ example: 'Why a pause is the kindest answer.' }) description: string;
  @Text({ nullable: true, example: `/api/media/public/${anId}` }) thumbnailUrl: string | null;
  @Flag() isCompleted: boolean;
  @Flag('Locked lessons can’t be opened') isLocked: boolean;
  @Flag() isFreePreview: boolean;

  @Choice(
    COMPLETION_RULES,
    null,
    'all_videos: once every video is complete; by_hand: whenever the member marks it',
  )
  completionRule: CompletionRule;

  @Untranslated() untranslated: (typeof LESSON_TEXTS)[number][];
  @ListOf(LessonVideoResponse) videos: LessonVideoResponse[];
}

export class LearnerModuleResponse {
  @Id({ example: anId }) id: string;
  @Text({ example: 'Roots' }) title: string;
  @Text({ example: 'What holds the two of you' }) subtitle: string;
  @Text({ nullable: true, example: `/api/media/public/${anId}` }) thumbnailUrl: string | null;
  @Flag() isCompleted: boolean;
  @Flag('A locked module has a title but no lessons in responses') isLocked: boolean;
  @Moment({ nullable: true, example: null }) unlockDate: string | null;
  @Untranslated() untranslated: (typeof PART_TEXTS)[number][];
  @ListOf(LearnerLessonResponse) lessons: LearnerLessonResponse[];
}

export class LearnerSectionResponse {
  @Id({ example: anId }) id: string;
  @Text({ example: 'Listening' }) title: string;
  @Text({ example: '' }) subtitle: string;
  @Untranslated() untranslated: (typeof PART_TEXTS)[number][];
  @ListOf(LearnerModuleResponse) modules: LearnerModuleResponse[];
}

/** A course as its learner sees it. */
export class CourseForLearnerResponse {
  @Id({ example: anId }) id: string;
  @Text({ example: 'Roots and Wings' }) title: string;
  @Text() description: string;
  @Text({ nullable: true }) thumbnailUrl: string | null;
  @Whole({ min: 0, max: 100, example: 40 }) progressPercent: number;
  @Whole({ example: 10 }) lessonCount: number;
  @Whole({ example: 4 }) completedLessonCount: number;
  @Flag('Stays true if the coach adds lessons later') isCompleted: boolean;
  @Untranslated() untranslated: (typeof COURSE_TEXTS)[number][];
  @ListOf(LearnerSectionResponse) sections: LearnerSectionResponse[];
}

export class LessonPageResponse {
  @Id({ example: anId }) id: string;
  @Text({ example: 'Page 1' }) title: string;
  @Whole({ example: 0 }) order: number;
  @Untranslated() untranslated: (typeof PAGE_TEXTS)[number][];
  @ApiProperty({ type: 'array', items: DELIVERED_WIDGET }) widgets: DeliveredWidget[];
}

export class LessonForLearnerResponse {
  @Id({ example: anId }) id: string;
  @Id({ example: anId }) moduleId: string;
  @Id({ example: anId }) courseId: string;
  @Text({ example: 'The first quiet minute' }) title: string;

  @Text({ example: 'Sixty seconds before the answer', description: 'Empty if there is none' })
  subtitle: string;

  @Text() description: string;
  @Text({ nullable: true }) thumbnailUrl: string | null;
  @Untranslated() untranslated: (typeof LESSON_TEXTS)[number][];
  @Flag() isCompleted: boolean;
  @ListOf(LessonPageResponse) pages: LessonPageResponse[];
}

export class LibraryItemResponse {
  @Id({ example: anId }) productId: string;
  @Choice(PRODUCT_TYPES, 'ProductType') type: ProductType;
  @Text({ example: 'Roots and Wings' }) title: string;
  @Text({ nullable: true }) thumbnailUrl: string | null;
  @Moment('When ownership started') since: Date;
  @Moment({ nullable: true, description: 'When access ends; null: never' }) accessUntil: Date | null;

  @Whole({ nullable: true, description: 'For courses; null for everything else' })
  progressPercent: number | null;
}
