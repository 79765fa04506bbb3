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
      'The lesson after this one, across modules. null after the last one, and when the next module is still locked: look at `courseCompleted` to tell the two apart',
  })
  nextLessonId: string | null;
}
