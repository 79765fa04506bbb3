import { Flag, Id, Moment, Text, Whole } from '../../../platform/http/fields/index.js';

const anId = '0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa';

export class ClassroomCourseResponse {
  @Id({ example: anId }) id: string;
  @Text({ example: 'Roots and Wings' }) title: string;
  @Text() description: string;
  @Text({ nullable: true, example: `/api/media/public/${anId}` }) thumbnailUrl: string | null;
  @Whole({ min: 0, max: 100, example: 40, description: 'Percent' }) progress: number;
  @Flag('Stays true if the coach adds lessons later') isCompleted: boolean;
  @Flag('false: draft or archived; owners still have access') isPublished: boolean;
  @Whole({ example: 5 }) totalModules: number;
  @Whole({ example: 2 }) completedModules: number;

  @Id({
    nullable: true,
    description:
      'Where to continue: the last lesson, else the first open one that isn’t finished. null: everything is finished, the rest is locked, or there are no lessons',
  })
  nextLessonId: string | null;

  @Id({ nullable: true, description: 'Module of that lesson' }) nextModuleId: string | null;
  @Moment({ nullable: true, description: 'null: not started' }) lastLearnedAt: string | null;
  @Moment({ nullable: true, description: 'When access ends; null: never' }) accessUntil: string | null;
}
