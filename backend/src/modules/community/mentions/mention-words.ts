import { personOf, type Reader, type ReadPerson, shownTo } from '../people/people.sql.js';
import type { MentionResponse } from './mentions.dto.js';

/** SQL for the people that something mentions, as JSON for the reader `$1`, without absent minors. `where` selects mentions `m`. */
export const mentionsOf = (where: string, groupIds = '$2'): string =>
  `(select coalesce(json_agg(${personOf('m.account_id', '$1', groupIds)} order by m.id), '[]') from community_mentions m
    where ${where} and not exists (select from absent_minors a where a.id = m.account_id))`;

/** As the reader may know them. */
export const mentionsFor = (reader: Reader, people: readonly ReadPerson[]): MentionResponse[] =>
  people.map((person) => {
    const { id, name } = shownTo(reader, person);
    return { accountId: person.id, name, hasPage: id !== null };
  });

export const namesFor = (reader: Reader, people: readonly ReadPerson[]): { id: string; name: string }[] =>
  people.map((person) => ({ id: person.id, name: shownTo(reader, person).name }));

/** Mention in a text, as the id of an account: `@[0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa]`. */
const MENTION = /@\[([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\]/g;

/** Account ids mentioned in a text, without duplicates. */
export const mentionedIn = (text: string): string[] => [
  ...new Set([...text.matchAll(MENTION)].map(([, id]) => id!)),
];

/** Matches `@everyone` as a separate word, not as part of an address. */
const EVERYONE = /(?<![\p{L}\p{N}._@-])@everyone(?![\p{L}\p{N}_-])/u;

/** Only the coach can mention everyone; the caller checks who wrote the text. */
export const mentionsEveryone = (text: string): boolean => EVERYONE.test(text);

interface Named {
  id: string;
  name: string;
}

/** Replaces ids in a text with names. A person who is gone becomes an ellipsis. */
export const inWords = (text: string, people: readonly Named[]): string =>
  text.replaceAll(MENTION, (_, id) => `@${people.find((person) => person.id === id)?.name ?? '…'}`);
