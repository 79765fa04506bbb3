import { Injectable } from '@nestjs/common';
import { notFound } from '../../../kernel/errors.js';
import { Database } from '../../../platform/database/database.js';
import { contains, ids } from '../../../platform/http/list-filters.js';
import type { ListParams } from '../../../platform/http/list-params.js';
import { contentRange, type ListFields, readListQuery } from '../../../platform/http/list-query.js';
import type { StudentTagResponse } from './student-tags.dto.js';

export const STUDENT_TAG_FIELDS: ListFields = {
  sort: { id: 't.id', name: 'lower(t.name)', studentCount: 'worn."studentCount"' },
  filter: { q: contains('t.name'), name: contains('t.name'), id: ids('t.id') },
  default: { sort: 'name', order: 'ASC' },
};

const TAGS = `
  from student_tags t
  cross join lateral (select count(*)::int as "studentCount" from tagged_students where tag_id = t.id) worn`;

/** The coach's tags, with the number of students for each. */
@Injectable()
export class StudentTagsQueries {
  constructor(private readonly database: Database) {}

  async list(params: ListParams): Promise<{ items: StudentTagResponse[]; contentRange: string }> {
    const query = readListQuery(params, STUDENT_TAG_FIELDS);
    const { where, parameters, orderBy, limit, offset } = query;
    const [items, counted] = await Promise.all([
      this.database.query<StudentTagResponse>(
        `select t.id, t.name, t.version, worn."studentCount" ${TAGS} where ${where}
         order by ${orderBy}, t.id limit ${limit} offset ${offset}`,
        parameters,
      ),
      this.database.one<{ total: number }>(
        `select count(*)::int as total from student_tags t where ${where}`,
        parameters,
      ),
    ]);
    return { items, contentRange: contentRange('student-tags', query, items.length, counted?.total ?? 0) };
  }

  async one(id: string): Promise<StudentTagResponse> {
    const tag = await this.database.one<StudentTagResponse>(
      `select t.id, t.name, t.version, worn."studentCount" ${TAGS} where t.id = $1`,
      [id],
    );
    if (!tag) throw notFound('Tag');
    return tag;
  }
}
