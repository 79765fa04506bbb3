import { BACKUP_PROBLEMS, type BackupProblem } from '../../platform/backups/backup-problem.js';
import {
  CalendarDay,
  Choice,
  Decimal,
  Id,
  ListOf,
  Moment,
  Nested,
  Text,
  Whole,
} from '../../platform/http/fields/index.js';

export class RecentStudentResponse {
  @Id() id: string;
  @Text({ example: 'Rosa Lind' }) name: string;
  @Text({ nullable: true, example: null }) avatarUrl: string | null;
  @Moment({ type: String }) joinedAt: Date;
  @Whole({ example: 2, description: 'Paid order lines' }) purchases: number;
}

export class TopCourseResponse {
  @Id() id: string;
  @Text({ example: 'The Rooted Mother' }) title: string;
  @Text({ nullable: true, example: null }) thumbnailUrl: string | null;
  @Whole({ example: 12, description: 'Current owners' }) studentCount: number;

  @Text({ example: '1164.00', description: 'What buyers paid for it, in the currency of the business' })
  revenue: string;

  @Decimal({ nullable: true, example: 4.8, description: 'Average of visible reviews; null: none yet' })
  rating: number | null;
}

export class BackupStateResponse {
  @Moment({ nullable: true, description: 'When the latest backup was completed; null: none yet' })
  lastAt: Date | null;

  @Choice(BACKUP_PROBLEMS, 'BackupProblem', {
    nullable: true,
    description:
      'Why backups can’t be relied on: no backup key, no backup yet, or none in the last two days; null: no problem',
  })
  problem: BackupProblem | null;
}

export class WeekResponse {
  @Moment({ description: 'Start of its first day, in the business’s time zone' }) startsAt: Date;
  @CalendarDay({ example: '2027-02-23', description: 'Its first day' }) from: string;
  @CalendarDay({ example: '2027-03-01', description: 'Its last day' }) to: string;
  @Text({ example: '124.00', description: 'What buyers paid, in the currency of the business' })
  revenue: string;
  @Whole({ example: 3, description: 'Paid orders' }) orderCount: number;
  @Whole({ example: 2, description: 'Students who joined' }) newStudentCount: number;
}

/** Every figure is counted on request. */
export class CreatorOverviewResponse {
  @Whole({ example: 48, description: 'Everyone with a member account' }) studentCount: number;

  @Text({
    example: '8945.00',
    description: 'What buyers paid, in the currency of the business, including tax and fees',
  })
  revenue: string;

  @Text({
    example: '8848.00',
    description: 'Revenue minus refunds, fees and tax',
  })
  net: string;

  @Decimal({
    nullable: true,
    example: 4.8,
    description: 'Average of all visible reviews; null: none yet',
  })
  rating: number | null;

  @Whole({ example: 12 }) reviewCount: number;
  @Whole({ example: 0, description: 'Upcoming booked sessions' }) upcomingSessionCount: number;
  @Nested(WeekResponse, 'The seven days until today') week: WeekResponse;
  @Nested(WeekResponse, 'The seven days before') weekBefore: WeekResponse;
  @ListOf(RecentStudentResponse, 'The five newest') recentStudents: RecentStudentResponse[];
  @ListOf(TopCourseResponse, 'The five courses with the most students') topCourses: TopCourseResponse[];
  @Nested(BackupStateResponse) backup: BackupStateResponse;
}
