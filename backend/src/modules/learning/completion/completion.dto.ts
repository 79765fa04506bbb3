import { ApiProperty } from '@nestjs/swagger';

/** Changes after a video or lesson was completed, or a completion was taken back. */
export class CompletionResponse {
  @ApiProperty({ type: 'integer', minimum: 0, maximum: 100, example: 50 })
  progressPercent: number;

  @ApiProperty()
  lessonCompleted: boolean;

  @ApiProperty()
  courseCompleted: boolean;

  @ApiProperty({
    type: String,
    format: 'uuid',
    nullable: true,
    description:
      'Next lesson, across modules. null after the last one, or if the next module is locked; see `courseCompleted`',
  })
  nextLessonId: string | null;
}
