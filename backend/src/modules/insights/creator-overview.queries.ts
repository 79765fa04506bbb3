import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { type Cents, toDecimal } from '../../kernel/money.js';
import { backupProblem } from '../../platform/backups/backup-problem.js';
import { LastBackupService } from '../../platform/backups/last-backup.service.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { Database } from '../../platform/database/database.js';
import type { RowOf } from '../../platform/database/published-view.js';
import type { members } from '../accounts/index.js';
import type { productFacts } from '../catalog/index.js';
import { publicImageUrl } from '../media/index.js';
import type {
  BackupStateResponse,
  CreatorOverviewResponse,
  RecentStudentResponse,
  TopCourseResponse,
  WeekResponse,
} from './creator-overview.dto.js';

/** Max recent students and top courses (product rule 6.1). */
const SHOWN = 5;

/**
 * The seven days until today and the seven before, in the coach's time zone, with the money, orders and people of each.
 */
const WEEKS = `
  select json_agg(json_build_object(
    'startsAt', week.starts, 'from', week.first, 'to', week.first + 6,
    'cents', (select coalesce(sum(amount_cents), 0) from paid_lines where paid_at >= week.starts and paid_at < week.ends),
    'orderCount', (select count(*) from received_orders where received_at >= week.starts and received_at < week.ends),
    'newStudentCount', (select count(*) from members where joined_at >= week.starts and joined_at < week.ends)
  ) order by week.first desc)
  from coach_calendar calendar, generate_series(0, 1) back,
  lateral (select ($1::timestamptz at time zone calendar.time_zone)::date - 6 - 7 * back as first) day,
  lateral (
    select day.first, day.first::timestamp at time zone calendar.time_zone as starts,
           (day.first + 7)::timestamp at time zone calendar.time_zone as ends
  ) week`;

const STUDENTS = `
  select a.id, a.name, a.avatar_asset_id as "avatarAssetId", a.joined_at as "joinedAt", bought.lines as purchases
  from members a
  cross join lateral (select count(*)::int as lines from paid_lines where account_id = a.id) bought
  order by a.joined_at desc, a.id desc limit ${SHOWN}`;

const COURSES = `
  select p.id, p.title, p.thumbnail_asset_id as "thumbnailAssetId", enrolled."studentCount", sold.cents, counted.rating
  from product_facts p
  cross join lateral (
    select count(*)::int as "studentCount" from active_enrollments where product_id = p.id
  ) enrolled
  cross join lateral (
    select coalesce(sum(amount_cents), 0)::float8 as cents from paid_lines where product_id = p.id
  ) sold
  cross join lateral (
    select round(avg(rating), 1)::float8 as rating from visible_reviews where product_id = p.id
  ) counted
  where p.type = 'course' and p.status <> 'draft'
  order by enrolled."studentCount" desc, sold.cents desc, p.title, p.id limit ${SHOWN}`;

const OVERVIEW = `
  select people.*, paid.cents, paid.cents - paid.tax - back.cents - taken.cents as "netCents", stars.*, calls.*,
         (${WEEKS}) as weeks,
         coalesce((select json_agg(to_json(s)) from (${STUDENTS}) s), '[]') as students,
         coalesce((select json_agg(to_json(c)) from (${COURSES}) c), '[]') as courses
  from (select count(*)::int as "studentCount" from members) people,
  (
    select coalesce(sum(amount_cents), 0)::float8 as cents, coalesce(sum(tax_cents), 0)::float8 as tax from paid_lines
  ) paid,
  (select coalesce(sum(amount_cents - tax_cents), 0)::float8 as cents from refunded_lines) back,
  (select coalesce(sum(amount_cents), 0)::float8 as cents from taken_fees) taken,
  (
    select round(avg(rating), 1)::float8 as rating, count(*)::int as "reviewCount"
    from visible_reviews
  ) stars,
  (
    select count(*)::int as "upcomingSessionCount" from booked_sessions where state = 'confirmed' and starts_at > $1
  ) calls`;

type OverviewRow = Pick<
  CreatorOverviewResponse,
  'studentCount' | 'rating' | 'reviewCount' | 'upcomingSessionCount'
> & {
  cents: Cents;
  netCents: Cents;
  weeks: [WeekRow, WeekRow];
  students: StudentRow[];
  courses: CourseRow[];
};
type WeekRow = Pick<WeekResponse, 'from' | 'to' | 'orderCount' | 'newStudentCount'> & {
  startsAt: string;
  cents: Cents;
};
type StudentRow = Pick<RowOf<typeof members>, 'id' | 'name' | 'avatarAssetId'> &
  Pick<RecentStudentResponse, 'purchases'> & { joinedAt: string };
type CourseRow = Pick<RowOf<typeof productFacts>, 'id' | 'title' | 'thumbnailAssetId'> &
  Pick<TopCourseResponse, 'studentCount' | 'rating'> & { cents: Cents };

/** Reads the coach's first screen, in two statements regardless of the number of people. */
@Injectable()
export class CreatorOverviewQueries {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly lastBackup: LastBackupService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async read(): Promise<CreatorOverviewResponse> {
    const [row, backup] = await Promise.all([
      this.database.one<OverviewRow>(OVERVIEW, [this.clock.now()]),
      this.backup(),
    ]);
    const { weeks, students, courses, cents, netCents, ...counts } = row!;
    return {
      ...counts,
      revenue: toDecimal(cents),
      net: toDecimal(netCents),
      week: toWeek(weeks[0]),
      weekBefore: toWeek(weeks[1]),
      recentStudents: students.map(({ avatarAssetId, joinedAt, ...student }) => ({
        ...student,
        joinedAt: new Date(joinedAt),
        avatarUrl: publicImageUrl(avatarAssetId),
      })),
      topCourses: courses.map(({ thumbnailAssetId, cents: paid, ...course }) => ({
        ...course,
        thumbnailUrl: publicImageUrl(thumbnailAssetId),
        revenue: toDecimal(paid),
      })),
      backup,
    };
  }

  private async backup(): Promise<BackupStateResponse> {
    const lastAt = await this.lastBackup.at();
    const hasKey = this.config.backup.key !== undefined;
    return { lastAt: lastAt ?? null, problem: backupProblem({ lastAt, hasKey }, this.clock.now()) };
  }
}

const toWeek = ({ startsAt, cents, ...week }: WeekRow): WeekResponse => ({
  ...week,
  startsAt: new Date(startsAt),
  revenue: toDecimal(cents),
});
