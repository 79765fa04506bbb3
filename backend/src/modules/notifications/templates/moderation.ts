import { z } from 'zod';
import { SETTINGS } from '../kinds/paths.js';
import type { MailWords } from './mail-words.js';
import { LATER, SOMEBODY } from './samples.js';
import { template } from './template.js';

/** Facts of a mute for emails; without an end it lasts until the coach lifts it. */
interface ToldMute {
  until: string | null;
  reason: string | null;
}

const WARNING = 'Please keep what others tell here among us.';
const MUTE: ToldMute = { until: LATER, reason: 'You have written unkindly three times this week.' };

const muteIn = (words: MailWords, { until, reason }: ToldMute) => ({
  until: until === null ? words.say('untilLifted') : words.say('until', { day: words.day(until) }),
  reason: reason ?? '',
});

const ofWard = z.object({ wardId: z.string() });

export const warned = template('warned', {
  group: 'community',
  isRewritable: true,
  placeholders: ['warning'],
  keeps: { body: ['warning'] },
  sample: { url: '/community', warning: WARNING },
});

export const muted = template('muted', {
  group: 'community',
  isRewritable: true,
  placeholders: ['until', 'reason'],
  keeps: { body: ['until', 'reason'] },
  values: muteIn,
  sample: { url: '/community', ...MUTE },
});

export const wardWarned = template('ward_warned', {
  group: 'community',
  details: ofWard.extend({ warningId: z.string() }),
  placeholders: ['daughter', 'warning'],
  keeps: { body: ['daughter', 'warning'] },
  sample: { url: SETTINGS, daughter: SOMEBODY.name, warning: WARNING },
});

export const wardMuted = template('ward_muted', {
  group: 'community',
  details: ofWard,
  placeholders: ['daughter', 'until', 'reason'],
  keeps: { body: ['daughter', 'until', 'reason'] },
  values: (words, { daughter, ...mute }: ToldMute & { daughter: string }) => ({
    daughter,
    ...muteIn(words, mute),
  }),
  sample: { url: SETTINGS, daughter: SOMEBODY.name, ...MUTE },
});
