import { ApiProperty } from '@nestjs/swagger';
import { BACKUP_PROBLEMS, type BackupProblem } from '../../platform/backups/backup-problem.js';

export class RecentStudentResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ example: 'Rosa Lind' })
  name: string;

  @ApiProperty({ type: String, nullable: true, example: null })
  avatarUrl: string | null;

  @ApiProperty({ format: 'date-time' })
  joinedAt: string;

  @ApiProperty({ type: 'integer', example: 2, description: 'Paid order lines' })
  purchases: number;
}

export class TopCourseResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ example: 'The Rooted Mother' })
  title: string;

  @ApiProperty({ type: String, nullable: true, example: null })
  thumbnailUrl: string | null;

  @ApiProperty({ type: 'integer', example: 12, description: 'Current owners' })
  students: number;

  @ApiProperty({
    example: '1164.00',
    description: 'What buyers paid for it, in the currency of the business',
  })
  revenue: string;

  @ApiProperty({
    type: Number,
    nullable: true,
    example: 4.8,
    description: 'Average of visible reviews; null: none yet',
  })
  rating: number | null;
}

export class BackupStateResponse {
  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When the latest backup was completed; null: none yet',
  })
  lastAt: string | null;

  @ApiProperty({
    enum: BACKUP_PROBLEMS,
    enumName: 'BackupProblem',
    nullable: true,
    description:
      'Why backups can’t be relied on: no backup key, no backup yet, or none in the last two days; null: no problem',
  })
  problem: BackupProblem | null;
}

/** Every figure is counted on request. */
export class CreatorOverviewResponse {
  @ApiProperty({ type: 'integer', example: 48, description: 'Everyone with a member account' })
  students: number;

  @ApiProperty({ type: 'integer', example: 5, description: 'Number who joined in the last 30 days' })
  newStudents: number;

  @ApiProperty({
    example: '8945.00',
    description: 'What buyers paid, in the currency of the business, including tax and fees',
  })
  revenue: string;

  @ApiProperty({ example: '412.00', description: 'Revenue of the last 30 days' })
  recentRevenue: string;

  @ApiProperty({
    example: '8848.00',
    description: 'Revenue minus refunds, fees and tax',
  })
  net: string;

  @ApiProperty({
    example: '315.00',
    description: 'Net revenue of the last 30 days',
  })
  recentNet: string;

  @ApiProperty({
    type: Number,
    nullable: true,
    example: 4.8,
    description: 'Average of all visible reviews; null: none yet',
  })
  rating: number | null;

  @ApiProperty({ type: 'integer', example: 12 })
  reviewCount: number;

  @ApiProperty({ type: 'integer', example: 0, description: 'Upcoming booked sessions' })
  upcomingSessions: number;

  @ApiProperty({ type: [RecentStudentResponse], description: 'The five newest' })
  recentStudents: RecentStudentResponse[];

  @ApiProperty({ type: [TopCourseResponse], description: 'The five courses with the most students' })
  topCourses: TopCourseResponse[];

  @ApiProperty({ type: BackupStateResponse })
  backup: BackupStateResponse;
}
