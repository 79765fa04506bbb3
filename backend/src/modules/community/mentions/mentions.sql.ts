import { personOf, type Reader, type ReadPerson, shownTo } from '../people/people.sql.js';
import type { MentionResponse } from './mentions.dto.js';

/** SQL for the people that something mentions, as JSON for the reader `$1`, without absent minors. `where` selects mentions `m`. */
export const mentionsOf = (where: string, groupIds = '$2'): string =>
  `(select coalesce(json_agg(${personOf('m.account_id', '$1', groupIds)} order by m.id), '[]') from community_mentions m
    where ${where} and not exists (select from absent_minors a where a.id = m.account_id))`;

/** Mentions as the reader may know them. */
export const mentionsFor = (reader: Reader, people: readonly ReadPerson[]): MentionResponse[] =>
  people.map((person) => {
    const { id, name } = shownTo(reader, person);
    return { accountId: person.id, name, hasPage: id !== null };
  });

export const namesFor = (reader: Reader, people: readonly ReadPerson[]): { id: string; name: string }[] =>
  people.map((person) => ({ id: person.id, name: shownTo(reader, person).name }));
