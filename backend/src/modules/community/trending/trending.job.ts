import { Injectable } from '@nestjs/common';
import { Clock, days, minutes } from '../../../kernel/clock.js';
import { Database } from '../../../platform/database/database.js';
import { Every } from '../../../platform/jobs/decorators.js';
import { type Interest, TRENDING_DAYS, trendingScore } from './trending-score.js';

/** Number of scores kept: more than shown, because posts may be hidden before the next run. */
const KEPT = 20;

type Row = Interest & { id: string };

const others = (table: string, and = ''): string =>
  `(select count(distinct x.account_id)::int from ${table} x where x.post_id = p.id and x.account_id <> p.account_id${and})`;

/** Computes the trending posts among those for all members, and keeps only the newest scores. */
@Injectable()
export class TrendingJob {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  @Every(minutes(10), 'community.trending')
  async run(): Promise<void> {
    const now = this.clock.now();
    const rows = await this.database.query<Row>(
      `select p.id, extract(epoch from $1::timestamptz - p.shown_at)::float8 / 3600 as hours,
              ${others('community_reactions')} as reacted,
              ${others('community_comments', ` and x.state = 'published'`)} as commented,
              ${others('community_saved_posts')} as saved, ${others('community_helpful')} as helped
       from community_posts p
       where p.group_id is null and p.kind in ('post', 'question') and p.shown_at > $2 and p.state = 'published'`,
      [now, new Date(now.getTime() - days(TRENDING_DAYS))],
    );
    const scored = rows
      .map((row) => ({ id: row.id, score: trendingScore(row) }))
      .filter(({ score }) => score > 0)
      .toSorted((a, b) => b.score - a.score)
      .slice(0, KEPT);
    await this.database.transaction(async (tx) => {
      await tx.query('lock table community_trending in exclusive mode');
      await tx.query('delete from community_trending');
      await tx.query(
        `insert into community_trending (post_id, score)
         select p.id, s.score from unnest($1::uuid[], $2::float8[]) as s(id, score)
         join community_posts p on p.id = s.id`,
        [scored.map(({ id }) => id), scored.map(({ score }) => score)],
      );
    });
  }
}
