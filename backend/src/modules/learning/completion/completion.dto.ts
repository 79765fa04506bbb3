import { Flag, Id, Whole } from '../../../platform/http/fields/index.js';

/** Changes after a video or lesson was completed, or a completion was undone. */
export class CompletionResponse {
  @Whole({ min: 0, max: 100, example: 50 }) progressPercent: number;
  @Flag() isLessonCompleted: boolean;
  @Flag() isCourseCompleted: boolean;

  @Id({
    nullable: true,
    description:
      'Next lesson, across modules. null after the last one, or if the next module is locked; see `isCourseCompleted`',
  })
  nextLessonId: string | null;
}
