import { searchable } from '../../../kernel/searchable.js';
import { isLike } from '../../../platform/database/searchable.js';
import { Injectable } from '@nestjs/common';
import { unprocessable } from '../../../kernel/errors.js';
import { Database } from '../../../platform/database/database.js';
import { containing } from '../../../platform/http/list-filters.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import {
  hasPageFor,
  isFoundInSearch,
  personOf,
  type Reader,
  type ReadPerson,
  shownTo,
} from '../people/people.sql.js';
import type { PersonResponse } from '../people/person.dto.js';
import { ReadersService } from '../people/readers.service.js';
import { mentionedIn } from './mention-words.js';

const OFFERED = 8;
const MOST = 10;

/** `$1` is the author, `$2` the author's groups, `$3` the group of the post, or null. */
const REACHED = `p.id <> $1 and not exists (select from members m where m.id = p.id and m.blocked_at is not null)
  and (p.role = 'creator' or case when $3::uuid is null then p.band = 'adult'
    else exists (select from grouped_members g where g.group_id = $3 and g.account_id = p.id) end)`;

/** Finds people an author may mention: by search, or among the members of the circle. The policy decides about each. */
@Injectable()
export class MentionableQueries {
  constructor(
    private readonly database: Database,
    private readonly readers: ReadersService,
  ) {}

  async find(me: SignedIn, q: string, groupId: string | null): Promise<PersonResponse[]> {
    const reader = await this.readers.of(me);
    if (groupId !== null) await this.readers.mustSeeGroup(reader, groupId);
    const rows = await this.database.query<{ person: ReadPerson }>(
      `select ${personOf('p.id')} as person from people p where ${isLike('p.name', '$4')} and ${REACHED}
       order by lower(p.name), p.id limit ${OFFERED}`,
      [reader.accountId, reader.groupIds, groupId, containing(q)],
    );
    return (
      rows
        .filter(({ person }) => canMention(reader, person, groupId))
        .map(({ person }) => shownTo(reader, person))
        // drops people whose visible name does not match, so nobody can guess a partly hidden name
        .filter(({ name }) => searchable(name).includes(searchable(q)))
    );
  }

  /** Refuses a text that mentions anyone else. `known` lists the people whom the text mentioned before. */
  async mustBeMentionable(
    writer: Reader,
    text: string,
    groupId: string | null,
    known: readonly string[] = [],
  ): Promise<void> {
    const ids = mentionedIn(text);
    if (ids.length > MOST) throw refusal(`You can mention up to ${MOST} people.`);
    const fresh = ids.filter((id) => !known.includes(id));
    if (fresh.length === 0) return;
    const rows = await this.database.query<{ person: ReadPerson }>(
      `select ${personOf('p.id')} as person from people p where p.id = any($4::uuid[]) and ${REACHED}`,
      [writer.accountId, writer.groupIds, groupId, fresh],
    );
    const reached = rows.filter(({ person }) => canMention(writer, person, groupId));
    if (reached.length < fresh.length) throw refusal('You can’t mention one of these people here.');
  }
}

const canMention = (writer: Reader, person: ReadPerson, groupId: string | null): boolean =>
  groupId === null ? isFoundInSearch(writer, person) : hasPageFor(writer, person);

const refusal = (message: string) => unprocessable('not_possible', message);
