import { Injectable } from '@nestjs/common';
import { notFound } from '../../kernel/errors.js';
import { Database } from '../../platform/database/database.js';
import { MAX_ROWS } from '../../platform/http/list-query.js';
import type { GroupResponse, MyGroupResponse, StudentGroupsDto } from './groups.dto.js';
import type { GroupKind } from './group-kinds.js';

const SELECT = `
  select g.id, g.kind, g.name, (select count(*)::int from group_members m where m.group_id = g.id) as members
  from groups g`;

@Injectable()
export class GroupsQueries {
  constructor(private readonly database: Database) {}

  /** By name. */
  ofKind(kind: GroupKind): Promise<GroupResponse[]> {
    return this.database.query<GroupResponse>(
      `${SELECT} where g.kind = $1 order by lower(g.name), g.id limit ${MAX_ROWS}`,
      [kind],
    );
  }

  async one(id: string): Promise<GroupResponse> {
    const group = await this.database.one<GroupResponse>(`${SELECT} where g.id = $1`, [id]);
    if (!group) throw notFound('Group');
    return group;
  }

  /** The circle first. */
  ofMember(accountId: string): Promise<MyGroupResponse[]> {
    return this.database.query<MyGroupResponse>(
      `select g.id, g.kind, g.name from groups g join group_members m on m.group_id = g.id
       where m.account_id = $1 order by g.kind`,
      [accountId],
    );
  }

  async ofStudent(id: string): Promise<StudentGroupsDto> {
    const groups = await this.database.one<{ circleId: string | null; podId: string | null }>(
      `select (select group_id from group_members g where g.account_id = m.id and g.kind = 'circle') as "circleId",
              (select group_id from group_members g where g.account_id = m.id and g.kind = 'pod') as "podId"
       from members m where m.id = $1`,
      [id],
    );
    if (!groups) throw notFound('Student');
    return groups;
  }
}
