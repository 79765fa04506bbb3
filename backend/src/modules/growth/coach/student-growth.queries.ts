import { Injectable } from '@nestjs/common';
import { notFound } from '../../../kernel/errors.js';
import { Database } from '../../../platform/database/database.js';
import { type GrowthResponse, growthOf } from '../growth.dto.js';

@Injectable()
export class StudentGrowthQueries {
  constructor(private readonly database: Database) {}

  async read(memberId: string): Promise<GrowthResponse> {
    const row = await this.database.one<{ points: number }>(
      `select coalesce(g.points, 0) as points from members m left join member_growth g on g.account_id = m.id
       where m.id = $1`,
      [memberId],
    );
    if (!row) throw notFound('Student');
    return growthOf(row.points);
  }
}
