import { Injectable } from '@nestjs/common';
import { notFound } from '../../kernel/errors.js';
import { Database } from '../../platform/database/database.js';
import type {
  BulkGrantPreviewResponse,
  BulkGrantRequest,
  BulkGrantResponse,
  GrantProblem,
} from './bulk-grants.dto.js';

const MOST_MISSED = 1000;

type Counts = Omit<BulkGrantResponse, 'missed'>;

interface MissedRow {
  studentId: string;
  studentName: string;
  productId: string;
  productTitle: string;
  problem: GrantProblem;
}

@Injectable()
export class BulkGrantsQueries {
  constructor(private readonly database: Database) {}

  /** Returns how many of these students would get the product. */
  async preview({ studentIds, productId }: BulkGrantRequest): Promise<BulkGrantPreviewResponse> {
    const row = await this.database.one<{ students: number; owners: number }>(
      `select count(*)::int as students, count(e.id)::int as owners
       from members m left join active_enrollments e on e.account_id = m.id and e.product_id = $2
       where m.id = any($1::uuid[])`,
      [studentIds, productId],
    );
    const { students = 0, owners = 0 } = row ?? {};
    return { newOwners: students - owners, owners };
  }

  async one(id: string): Promise<BulkGrantResponse> {
    const counts = await this.database.one<Counts>(
      `select g.id, g.is_undone as "isUndone", g.finished_at is not null as "isFinished",
         count(l.account_id)::int as total,
         count(l.account_id) filter (where l.outcome = 'given')::int as given,
         count(l.account_id) filter (where l.outcome is not null and not (g.is_undone and l.outcome = 'given'))::int as settled
       from bulk_grants g left join bulk_grant_lines l on l.bulk_grant_id = g.id
       where g.id = $1 group by g.id`,
      [id],
    );
    if (!counts) throw notFound('Bulk grant');
    return { ...counts, missed: await this.missed(id) };
  }

  private missed(id: string): Promise<MissedRow[]> {
    return this.database.query<MissedRow>(
      `select l.account_id as "studentId", coalesce(m.name, '') as "studentName", l.product_id as "productId",
         p.title as "productTitle", l.outcome as problem
       from bulk_grant_lines l join product_facts p on p.id = l.product_id left join members m on m.id = l.account_id
       where l.bulk_grant_id = $1 and l.outcome in ('already_owned', 'consent_needed', 'gone')
       order by m.name, l.account_id, p.title limit ${MOST_MISSED}`,
      [id],
    );
  }
}
