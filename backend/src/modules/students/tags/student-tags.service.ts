import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { conflict, notFound, refuseStaleEdit } from '../../../kernel/errors.js';
import { newId } from '../../../kernel/ids.js';
import { Database, type Tx } from '../../../platform/database/database.js';
import { brokenConstraint } from '../../../platform/database/postgres-errors.js';
import { AuditService } from '../../audit/index.js';
import type { TaggingResponse, TagOfStudent } from './student-tags.dto.js';

type Tagging = { by: string; studentIds: readonly string[] };

/** Adds tags to students and removes them, one or many at once. */
@Injectable()
export class StudentTagsService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly audit: AuditService,
  ) {}

  /** Adds a tag, and creates it if missing. Two simultaneous requests with the same word create one tag. */
  add(name: string, { by, studentIds }: Tagging): Promise<TaggingResponse> {
    return this.database.transaction(async (tx) => {
      const tag = await this.named(tx, name);
      const rows = await tx.query<{ id: string }>(
        `insert into tagged_students (account_id, tag_id, tagged_at)
         select m.id, $2, $3 from members m where m.id = any($1::uuid[]) order by m.id
         on conflict do nothing returning account_id as id`,
        [studentIds, tag.id, this.clock.now()],
      );
      await this.record(tx, by, rows);
      return { tag, studentIds: rows.map(({ id }) => id) };
    });
  }

  /** Adds each student's own tags as part of a larger action, which writes the audit log. */
  async addAll(tx: Tx, wearers: ReadonlyMap<string, readonly string[]>): Promise<void> {
    // The first spelling of a new tag counts.
    const names = new Map(
      [...wearers.values()]
        .flat()
        .toReversed()
        .map((name) => [name.toLowerCase(), name]),
    );
    const tagIds = new Map<string, string>();
    // Always in the same order, so that two calls that create the same tags do not deadlock.
    for (const [key, name] of [...names].toSorted(([one], [other]) => (one < other ? -1 : 1)))
      tagIds.set(key, (await this.named(tx, name)).id);
    const pairs = [...wearers].flatMap(([studentId, tags]) =>
      tags.map((name) => ({ studentId, tagId: tagIds.get(name.toLowerCase()) })),
    );
    await tx.query(
      `insert into tagged_students (account_id, tag_id, tagged_at)
       select "studentId", "tagId", $2 from jsonb_to_recordset($1) as pair ("studentId" uuid, "tagId" uuid)
       on conflict do nothing`,
      [JSON.stringify(pairs), this.clock.now()],
    );
  }

  remove(tagId: string, { by, studentIds }: Tagging): Promise<TaggingResponse> {
    return this.database.transaction(async (tx) => {
      const tag = await this.one(tx, tagId);
      const rows = await tx.query<{ id: string }>(
        `delete from tagged_students where tag_id = $1 and account_id = any($2::uuid[]) returning account_id as id`,
        [tagId, studentIds],
      );
      await this.record(tx, by, rows);
      return { tag, studentIds: rows.map(({ id }) => id) };
    });
  }

  /** Renames a tag. With `expectedVersion`, a newer name is not overwritten: 412. */
  async rename(id: string, name: string, by: string, expectedVersion?: number): Promise<void> {
    try {
      await this.database.transaction(async (tx) => {
        const tag = await tx.one<{ version: number }>(
          'select version from student_tags where id = $1 for update',
          [id],
        );
        if (!tag) throw notFound('Tag');
        refuseStaleEdit(expectedVersion, tag.version);
        await tx.query('update student_tags set name = $2, version = version + 1 where id = $1', [id, name]);
        await this.audit.record(tx, {
          by,
          action: 'student_tag.renamed',
          subject: { type: 'student_tag', id },
        });
      });
    } catch (error) {
      throw brokenConstraint(error) === 'student_tags_name'
        ? conflict('tag_exists', 'There’s already a tag with this name')
        : error;
    }
  }

  async delete(id: string, by: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      await this.one(tx, id);
      await tx.query('delete from student_tags where id = $1', [id]);
      await this.audit.record(tx, {
        by,
        action: 'student_tag.deleted',
        subject: { type: 'student_tag', id },
      });
    });
  }

  /** Returns the tag with this name, locked until the transaction ends. */
  private async named(tx: Tx, name: string): Promise<TagOfStudent> {
    return await tx.only<TagOfStudent>(
      `insert into student_tags as t (id, name, created_at) values ($1, $2, $3)
       on conflict (lower(name)) do update set name = t.name returning id, name`,
      [newId(), name, this.clock.now()],
    );
  }

  private async one(tx: Tx, id: string): Promise<TagOfStudent> {
    const tag = await tx.one<TagOfStudent>('select id, name from student_tags where id = $1 for update', [
      id,
    ]);
    if (!tag) throw notFound('Tag');
    return tag;
  }

  /** Logs the tagging, with the student's id for one student and the number for several. */
  private async record(tx: Tx, by: string, changed: readonly { id: string }[]): Promise<void> {
    const [first, ...others] = changed;
    if (!first) return;
    const subject = others.length === 0 ? { type: 'student', id: first.id } : { type: 'student' };
    await this.audit.record(tx, {
      by,
      action: 'student.tagged',
      fields: ['tags'],
      count: changed.length,
      subject: subject as { type: 'student'; id?: string },
    });
  }
}
