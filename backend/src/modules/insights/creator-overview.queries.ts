import { Injectable } from '@nestjs/common';
import { Clock, days, later } from '../../kernel/clock.js';
import { type Cents, toDecimal } from '../../kernel/money.js';
import { Database } from '../../platform/database/database.js';
import { publicImageUrl } from '../media/index.js';
import type {
  CreatorOverviewResponse,
  RecentStudentResponse,
  TopCourseResponse,
} from './creator-overview.dto.js';

const RECENT = days(30);
/** Spec §2: the first five. */
const SHOWN = 5;

const TOTALS = `
  select people.*, money.*, stars.*
  from (
    select count(*)::int as students, count(*) filter (where created_at > $1)::int as "newStudents"
    from accounts where role = 'member'
  ) people,
  (
    select coalesce(sum(amount_cents), 0)::float8 as cents,
           coalesce(sum(amount_cents) filter (where created_at > $1), 0)::float8 as "recentCents"
    from purchases
  ) money,
  (
    select round(avg(r.rating), 1)::float8 as rating, count(*)::int as "reviewCount"
    from reviews r where r.hidden_reason is null
  ) stars`;

const STUDENTS = `
  select a.id, a.name, a.avatar_asset_id as "avatarAssetId", a.created_at as "joinedAt", bought.lines as purchases
  from accounts a
  cross join lateral (select count(*)::int as lines from purchases where account_id = a.id) bought
  where a.role = 'member' order by a.created_at desc, a.id desc limit ${SHOWN}`;

const COURSES = `
  select p.id, p.title, p.thumbnail_asset_id as "thumbnailAssetId", enrolled.students, sold.cents, counted.rating
  from products p
  cross join lateral (
    select count(*)::int as students from enrollments where product_id = p.id and ended_at is null
  ) enrolled
  cross join lateral (
    select coalesce(sum(amount_cents), 0)::float8 as cents from purchases where product_id = p.id
  ) sold
  cross join lateral (
    select round(avg(rating), 1)::float8 as rating from reviews where product_id = p.id and hidden_reason is null
  ) counted
  where p.type = 'course' and p.status <> 'draft'
  order by enrolled.students desc, sold.cents desc, p.title, p.id limit ${SHOWN}`;

type TotalsRow = Pick<CreatorOverviewResponse, 'students' | 'newStudents' | 'rating' | 'reviewCount'> & {
  cents: Cents;
  recentCents: Cents;
};
type StudentRow = Omit<RecentStudentResponse, 'avatarUrl' | 'joinedAt'> & {
  avatarAssetId: string | null;
  joinedAt: Date;
};
type CourseRow = Omit<TopCourseResponse, 'thumbnailUrl' | 'revenue'> & {
  thumbnailAssetId: string | null;
  cents: Cents;
};

/** The coach's first screen: three statements, however many people there are. */
@Injectable()
export class CreatorOverviewQueries {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async read(): Promise<CreatorOverviewResponse> {
    const [[totals], students, courses] = await Promise.all([
      this.database.query<TotalsRow>(TOTALS, [later(this.clock.now(), -RECENT)]),
      this.database.query<StudentRow>(STUDENTS),
      this.database.query<CourseRow>(COURSES),
    ]);
    const { cents, recentCents, ...counts } = totals!;
    return {
      ...counts,
      revenue: toDecimal(cents),
      recentRevenue: toDecimal(recentCents),
      // Nothing can be booked yet, so nothing is.
      upcomingSessions: 0,
      recentStudents: students.map(({ avatarAssetId, joinedAt, ...student }) => ({
        ...student,
        avatarUrl: publicImageUrl(avatarAssetId),
        joinedAt: joinedAt.toISOString(),
      })),
      topCourses: courses.map(({ thumbnailAssetId, cents: paid, ...course }) => ({
        ...course,
        thumbnailUrl: publicImageUrl(thumbnailAssetId),
        revenue: toDecimal(paid),
      })),
    };
  }
}
