import { Injectable } from '@nestjs/common';
import { notFound } from '../../../kernel/errors.js';
import { Database } from '../../../platform/database/database.js';
import type { AnnouncementPageResponse, AnnouncementResponse } from './announcements.dto.js';

const ON_A_PAGE = 20;

const SELECT = `
  select a.id, a.priority, a.title, a.text, a.created_at as "createdAt", a.edited_at as "editedAt"
  from community_announcements a`;

type Row = Omit<AnnouncementResponse, 'createdAt' | 'editedAt'> & { createdAt: Date; editedAt: Date | null };

/** What the coach has announced, newest first. */
@Injectable()
export class AnnouncementsQueries {
  constructor(private readonly database: Database) {}

  async page(after: string | undefined): Promise<AnnouncementPageResponse> {
    const before = after === undefined ? '' : 'where (a.created_at, a.id) < ($1::timestamptz, $2::uuid)';
    const rows = await this.database.query<Row>(
      `${SELECT} ${before} order by a.created_at desc, a.id desc limit ${ON_A_PAGE + 1}`,
      after?.split('_') ?? [],
    );
    const items = rows.slice(0, ON_A_PAGE).map(toResponse);
    const last = items.at(-1);
    return { items, next: rows.length > ON_A_PAGE && last ? `${last.createdAt}_${last.id}` : null };
  }

  async one(id: string): Promise<AnnouncementResponse> {
    const row = await this.database.one<Row>(`${SELECT} where a.id = $1`, [id]);
    if (!row) throw notFound('Announcement');
    return toResponse(row);
  }
}

const toResponse = ({ createdAt, editedAt, ...row }: Row): AnnouncementResponse => ({
  ...row,
  createdAt: createdAt.toISOString(),
  editedAt: editedAt?.toISOString() ?? null,
});
