import type { WithLink } from './account.js';
import type { MailWords } from './mail-words.js';
import { LATER, READER, SOMEBODY } from './samples.js';
import { template } from './template.js';

/** Facts of a mute for emails; without an end it lasts until the coach lifts it. */
export interface ToldMute {
  until: string | null;
  reason: string | null;
}

const WARNING = 'Please keep what others tell here among us.';
const MUTE: ToldMute = { until: LATER, reason: 'You have written unkindly three times this week.' };

const muteIn = (words: MailWords, { until, reason }: ToldMute) => ({
  until: until === null ? words.say('untilLifted') : words.say('until', { day: words.day(until) }),
  reason: reason ?? '',
});

export const warned = template({
  kind: 'warned',
  group: 'community',
  placeholders: ['warning'],
  keeps: { body: ['warning'] },
  fill: (_, { name, url, warning }: WithLink & { warning: string }) => ({ name, url, values: { warning } }),
  sample: (site) => ({ name: READER.name, url: `${site}/community`, warning: WARNING }),
});

export const muted = template({
  kind: 'muted',
  group: 'community',
  placeholders: ['until', 'reason'],
  keeps: { body: ['until', 'reason'] },
  fill: (words, { name, url, mute }: WithLink & { mute: ToldMute }) => ({
    name,
    url,
    values: muteIn(words, mute),
  }),
  sample: (site) => ({ name: READER.name, url: `${site}/community`, mute: MUTE }),
});

export const wardWarned = template({
  kind: 'ward-warned',
  group: 'community',
  placeholders: ['daughter', 'warning'],
  keeps: { body: ['daughter', 'warning'] },
  fill: (_, { name, url, daughter, warning }: WithLink & { daughter: string; warning: string }) => ({
    name,
    url,
    values: { daughter, warning },
  }),
  sample: (site) => ({
    name: READER.name,
    url: `${site}/my-sanctum/settings`,
    daughter: SOMEBODY.name,
    warning: WARNING,
  }),
});

export const wardMuted = template({
  kind: 'ward-muted',
  group: 'community',
  placeholders: ['daughter', 'until', 'reason'],
  keeps: { body: ['daughter', 'until', 'reason'] },
  fill: (words, { name, url, daughter, mute }: WithLink & { daughter: string; mute: ToldMute }) => ({
    name,
    url,
    values: { daughter, ...muteIn(words, mute) },
  }),
  sample: (site) => ({
    name: READER.name,
    url: `${site}/my-sanctum/settings`,
    daughter: SOMEBODY.name,
    mute: MUTE,
  }),
});
