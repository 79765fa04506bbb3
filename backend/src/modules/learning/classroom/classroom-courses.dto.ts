import { ApiProperty } from '@nestjs/swagger';

const anId = '0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa';

/** A card of the classroom. */
export class ClassroomCourseResponse {
  @ApiProperty({ format: 'uuid', example: anId })
  id: string;

  @ApiProperty({ example: 'Roots and Wings' })
  title: string;

  @ApiProperty()
  description: string;

  @ApiProperty({ type: String, nullable: true, example: `/api/media/public/${anId}` })
  thumbnailUrl: string | null;

  @ApiProperty({ type: 'integer', minimum: 0, maximum: 100, example: 40, description: 'Percent' })
  progress: number;

  @ApiProperty({ description: 'Stays true if the coach adds lessons later' })
  isCompleted: boolean;

  @ApiProperty({ description: 'false: draft or archived; owners still have access' })
  isPublished: boolean;

  @ApiProperty({ type: 'integer', example: 5 })
  totalModules: number;

  @ApiProperty({ type: 'integer', example: 2 })
  completedModules: number;

  @ApiProperty({
    type: String,
    format: 'uuid',
    nullable: true,
    description:
      'Where to continue: the last lesson, else the first open one that isn’t finished. null: everything is finished, the rest is locked, or there are no lessons',
  })
  nextLessonId: string | null;

  @ApiProperty({ type: String, format: 'uuid', nullable: true, description: 'Module of that lesson' })
  nextModuleId: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'null: not started' })
  lastLearnedAt: string | null;
}
