import type { Language } from '../../../kernel/languages.js';
import { REPORTED_ACTS } from '../../../kernel/minor-acts.js';
import { say, type Values } from '../../../platform/words/catalogues.js';
import { momentOf } from '../../../platform/words/formats.js';
import type { NotificationKind, NotifiedAct, RequestOutcome } from '../kinds/notification-kinds.js';

/** Facts of a notification, as the bell shows them. */
interface Notice {
  kind: NotificationKind;
  people: readonly string[];
  others: number;
  times: number;
  title: string | null;
  startsAt: string | null;
  level: number | null;
  outcome: RequestOutcome | null;
  act: NotifiedAct | null;
}

/** Language and time zone of the reader. */
export interface PushReader {
  language: Language;
  timeZone: string;
}

/** One sentence with the names its reader may see, and without quotes. */
export function sentenceOf(notice: Notice, { language, timeZone }: PushReader): string {
  const { kind, people, others, times, title, startsAt, level } = notice;
  return say(language, 'push', keyOf(notice), {
    who: whoOf(notice, language),
    title: title ?? '',
    level: level ?? 0,
    when: startsAt === null ? '' : momentOf(new Date(startsAt), timeZone, language),
    count: kind === 'mails_failed' ? times : Math.max(people.length + others, 1),
  });
}

function keyOf({ kind, outcome, act }: Notice): string {
  if (kind === 'purchase_ended') return `purchase_${outcome ?? 'expired'}`;
  if (kind === 'approval_ended') return `approval_${outcome === 'approved' ? 'approved' : 'refused'}`;
  return kind === 'ward_acted' && REPORTED_ACTS.some((notice) => notice === act) ? `ward_acted_${act}` : kind;
}

export const messageSentence = (sender: string, language: Language): string =>
  say(language, 'push', 'message_waiting', { who: sender });

/** Names of at most two actors, and the number of further ones. */
function whoOf({ people: [first, second], others }: Notice, language: Language): string {
  const who = (key: string, values?: Values): string => say(language, 'push', `who.${key}`, values);
  if (first === undefined) return others > 0 ? who('people', { count: others }) : who('somebody');
  if (second === undefined) return others > 0 ? who('oneMore', { first, count: others }) : first;
  return others > 0 ? who('more', { first, second, count: others }) : who('two', { first, second });
}
