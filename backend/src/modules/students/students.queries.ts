import { Injectable } from '@nestjs/common';
import { Clock, later } from '../../kernel/clock.js';
import { notFound } from '../../kernel/errors.js';
import { toDecimal } from '../../kernel/money.js';
import { Database } from '../../platform/database/database.js';
import { SharedReads } from '../../platform/database/shared-reads.js';
import type { ListParams } from '../../platform/http/list-params.js';
import { contentRange, type ListQuery, readListQuery, readOrder } from '../../platform/http/list-query.js';
import type { RowOf } from '../../platform/database/published-view.js';
import { levelOf, type memberPoints } from '../growth/index.js';
import { INVITATION_LIFETIME, type memberRecords, type members } from '../accounts/index.js';
import type { InvitationResponse, StudentRecordResponse } from './student-record.dto.js';
import { studentStatus } from './student-status.js';
import type { StudentResponse } from './students.dto.js';
import { isByPoints, pageByPoints } from './by-level.sql.js';
import { studentFieldsAt } from './students.sql.js';

const STUDENT = `
  a.id, a.name as username, case when a.sign_in_name is null then a.email end as email,
  a.sign_in_name as "signInName", a.band as "ageBand", coalesce(grown.points, 0) as points, a.phone, to_char(a.birthday, 'YYYY-MM-DD') as birthday, a.address,
  a.city, a.state, a.zip_code as "zipCode", a.country,
  '/api/media/public/' || a.avatar_asset_id as "avatarUrl", a.joined_at as "joinedAt", a.updated_at as "updatedAt",
  a.last_seen_at as "lastSeenAt", a.blocked_at as "blockedAt", bought.lines as purchases, bought.cents as "spentCents", worn.tags`;

const BOUGHT_AND_TAGS = `
  left join member_points grown on grown.account_id = a.id
  cross join lateral (
    select count(*)::int as lines, coalesce(sum(amount_cents), 0)::int as cents
    from paid_lines where account_id = a.id
  ) bought
  cross join lateral (
    select coalesce(json_agg(json_build_object('id', t.id, 'name', t.name) order by lower(t.name)), '[]') as tags
    from tagged_students s join student_tags t on t.id = s.tag_id where s.account_id = a.id
  ) worn`;

type Member = RowOf<typeof members>;
type Version = Pick<RowOf<typeof memberRecords>, 'version' | 'pendingEmail'> & {
  isEmailAwaitingGuardian: boolean;
  isInvited: boolean;
  invitedAt: Date | null;
  validUntil: Date | null;
};
type Row = Pick<
  Member,
  'id' | 'signInName' | 'phone' | 'address' | 'city' | 'state' | 'zipCode' | 'country'
> &
  Pick<Member, 'joinedAt' | 'updatedAt' | 'lastSeenAt' | 'blockedAt'> & {
    username: Member['name'];
    birthday: string | null;
    email: Member['email'] | null;
    ageBand: Member['band'];
    points: RowOf<typeof memberPoints>['points'];
  } & {
    avatarUrl: string | null;
    purchases: number;
    spentCents: number;
    tags: StudentResponse['tags'];
  };

/** Lists members for the coach, from accounts and payments: one statement for a page, one for the total. */
@Injectable()
export class StudentsQueries {
  /** Shared totals, because counting all members is the expensive part of a page. */
  private readonly totals = new SharedReads<number>();

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async list(params: ListParams): Promise<{ items: StudentResponse[]; contentRange: string }> {
    const fields = studentFieldsAt(this.clock.now());
    const query = readListQuery(params, fields);
    const { where, parameters } = query;
    const counted = this.totals.read(JSON.stringify([where, parameters]), () =>
      this.count(where, parameters),
    );
    const [first] = readOrder(params, fields);
    // The page is chosen first, so that purchases are counted only for its students.
    const page = first && isByPoints(first) ? pageByPoints(query, first.order, await counted) : pageOf(query);
    const [items, total] = await Promise.all([this.chosen(page, parameters), counted]);
    return { items, contentRange: contentRange('students', query, items.length, total) };
  }

  /** Returns the students whose `id` a statement selects, in the order of its `place`. */
  async chosen(statement: string, parameters: readonly unknown[]): Promise<StudentResponse[]> {
    const rows = await this.database.query<Row>(
      `select ${STUDENT} from (${statement}) chosen join members a on a.id = chosen.id ${BOUGHT_AND_TAGS}
       order by chosen.place`,
      parameters,
    );
    return rows.map((row) => this.shape(row));
  }

  async one(id: string): Promise<StudentResponse> {
    const row = await this.database.one<Row>(
      `select ${STUDENT} from members a ${BOUGHT_AND_TAGS} where a.id = $1`,
      [id],
    );
    if (!row) throw notFound('Student');
    return this.shape(row);
  }

  /** Returns the record, with the version that edits are compared with. */
  async record(id: string): Promise<StudentRecordResponse> {
    const row = await this.database.one<Row & Version>(
      `select ${STUDENT}, r.version, coalesce(e.new_email, case when r.pending_until > $2 then r.pending_email end) as "pendingEmail",
              e.account_id is not null as "isEmailAwaitingGuardian",
              i.account_id is not null as "isInvited", i.valid_until as "validUntil",
              (select max(m.created_at) from sent_mails m where m.account_id = a.id and m.kind = 'invitation') as "invitedAt"
       from members a join member_records r on r.id = a.id left join open_invitations i on i.account_id = a.id
       left join emails_awaiting_guardian e on e.account_id = a.id ${BOUGHT_AND_TAGS} where a.id = $1`,
      [id, this.clock.now()],
    );
    if (!row) throw notFound('Student');
    const { version, pendingEmail, isEmailAwaitingGuardian, isInvited, invitedAt, validUntil, ...student } =
      row;
    return {
      ...this.shape(student),
      version,
      pendingEmail,
      isEmailAwaitingGuardian,
      invitation: isInvited ? invitationOf(invitedAt, validUntil) : null,
    };
  }

  /** Throws 404 unless this is a student. */
  async expect(id: string): Promise<void> {
    if (!(await this.database.one('select from members where id = $1', [id]))) throw notFound('Student');
  }

  async count(where: string, parameters: readonly unknown[]): Promise<number> {
    const row = await this.database.one<{ total: number }>(
      `select count(*)::int as total from members a where ${where}`,
      parameters,
    );
    return row?.total ?? 0;
  }

  private shape({
    lastSeenAt,
    blockedAt,
    spentCents,
    joinedAt,
    updatedAt,
    points,
    ...student
  }: Row): StudentResponse {
    return {
      ...student,
      status: studentStatus({ purchases: student.purchases, lastSeenAt, blockedAt }, this.clock.now()),
      lastSeenAt: lastSeenAt?.toISOString() ?? null,
      joinedAt: joinedAt.toISOString(),
      updatedAt: updatedAt.toISOString(),
      totalSpent: toDecimal(spentCents),
      level: levelOf(points).level,
    };
  }
}

/** Returns the invitation. An expired link is deleted after a while, so its expiry is computed from the usual lifetime. */
function invitationOf(invitedAt: Date | null, validUntil: Date | null): InvitationResponse {
  const until = validUntil ?? (invitedAt && later(invitedAt, INVITATION_LIFETIME));
  return { invitedAt, validUntil: until };
}

function pageOf({ where, orderBy, limit, offset }: ListQuery): string {
  const ordered = `order by ${orderBy}, a.id`;
  return `select a.id, row_number() over (${ordered}) as place
          from members a where ${where} ${ordered} limit ${limit} offset ${offset}`;
}
