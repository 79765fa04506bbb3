import { Injectable } from '@nestjs/common';
import type { Language } from '../../kernel/languages.js';
import { notFound } from '../../kernel/errors.js';
import { Database } from '../../platform/database/database.js';
import { textIn } from '../../platform/database/translated.js';
import { MAX_ROWS } from '../../platform/http/list-query.js';
import type {
  GroupResponse,
  MyGroupResponse,
  StudentGroupsDto,
  StudentGroupsResponse,
} from './groups.dto.js';
import type { GroupKind } from './group-kinds.js';
import { BROUGHT, KEPT_OUT } from './product-groups.sql.js';

/** Products of the rows `from` (alias `f` of product_facts), by title, as JSON. */
const productsAs = (from: string): string => `(
  select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'type', f.type, 'title', f.title) order by lower(f.title), f.id), '[]')
  ${from})`;

const SELECT = `
  select g.id, g.kind, g.name, g.translations, g.version, (select count(*)::int from grouped_members m where m.group_id = g.id) as members,
         ${productsAs('from product_groups p join product_facts f on f.id = p.product_id where p.group_id = g.id')} as products
  from groups g`;

/** Products of the rows `from` that bring the person of `of` into its group. */
const bringing = (from: string, of: string): string =>
  productsAs(
    `from (${from}) w join product_facts f on f.id = w.product_id where w.account_id = ${of}.account_id and w.group_id = ${of}.group_id`,
  );

const BROUGHT_TO = `
  select g.id, g.kind, g.name, b.joined_at as since,
         ${bringing(BROUGHT, 'b')} as products
  from brought_members b join groups g on g.id = b.group_id where b.account_id = $1 order by g.kind, lower(g.name), g.id`;

/** Groups the coach has removed the student from, unless the student is there by another product or by hand. */
const TAKEN_OUT_OF = `
  select g.id, g.kind, g.name, t.taken_out_at as since, ${bringing(KEPT_OUT, 't')} as products
  from taken_out_members t join groups g on g.id = t.group_id
  where t.account_id = $1 and exists (select from (${KEPT_OUT}) w where w.account_id = t.account_id and w.group_id = t.group_id)
    and not exists (select from grouped_members m where m.account_id = t.account_id and m.group_id = t.group_id)
  order by g.kind, lower(g.name), g.id`;

@Injectable()
export class GroupsQueries {
  constructor(private readonly database: Database) {}

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

  /** Lists a member's groups: circles first, each kind by name. */
  ofMember(accountId: string, language: Language): Promise<MyGroupResponse[]> {
    return this.database.query<MyGroupResponse>(
      `select g.id, g.kind, ${textIn(language, 'g', 'name')} as name from groups g join grouped_members m on m.group_id = g.id
       where m.account_id = $1 order by g.kind, lower(g.name), g.id`,
      [accountId],
    );
  }

  async ofStudent(id: string): Promise<StudentGroupsResponse> {
    const [byHand, brought, takenOut] = await Promise.all([
      this.database.one<StudentGroupsDto>(
        `select (select group_id from group_members g where g.account_id = m.id and g.kind = 'circle') as "circleId",
                (select group_id from group_members g where g.account_id = m.id and g.kind = 'pod') as "podId"
         from members m where m.id = $1`,
        [id],
      ),
      this.database.query<StudentGroupsResponse['brought'][number]>(BROUGHT_TO, [id]),
      this.database.query<StudentGroupsResponse['brought'][number]>(TAKEN_OUT_OF, [id]),
    ]);
    if (!byHand) throw notFound('Student');
    return { ...byHand, brought, takenOut };
  }
}
