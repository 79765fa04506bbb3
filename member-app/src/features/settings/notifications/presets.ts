import type { Schemas } from '@sanctum/openapi';

export type Preference = Schemas['NotificationPreferenceResponse'];
export type Change = Schemas['NotificationPreferenceRequest'];

export const CHANNELS = ['isInAppOn', 'isEmailOn', 'isPushOn'] as const;
export type Channel = (typeof CHANNELS)[number];

export const PRESETS = ['everything', 'important', 'needed'] as const;
export type Preset = (typeof PRESETS)[number];

/** Kinds in which someone addresses the member, or something awaited is ready. */
const IMPORTANT: readonly Preference['kind'][] = [
  'journal_answered',
  'assignment_answered',
  'module_opened',
  'lessons_added',
  'message_waiting',
  'event_reminder',
  'announced',
  'mentioned',
  'question_answered',
  'circle_mentioned',
];

/**
 * Returns a preset's value for one cell of the table. Undefined leaves it unchanged: only the person's own yes turns
 * marketing on.
 */
function valueOf(preset: Preset, kind: Preference['kind'], channel: Channel): boolean | undefined {
  if (preset === 'everything') return kind === 'marketing_mailing' ? undefined : true;
  return preset === 'important' && (channel === 'isInAppOn' || IMPORTANT.includes(kind));
}

interface Reader {
  /** True for a minor, whose emails are off until they are turned on one by one, so presets leave them alone. */
  isMinor: boolean;
}

/** Returns the changes to the table that make it this preset, without cells that have the value already. */
export const changesTo = (
  preset: Preset,
  preferences: readonly Preference[],
  { isMinor }: Reader,
): Change[] =>
  preferences.flatMap((preference) => {
    const { kind } = preference;
    const cells = CHANNELS.flatMap((channel) => {
      const wanted = valueOf(preset, kind, channel);
      const isKept = preference[channel] === null || (isMinor && channel === 'isEmailOn');
      return isKept || wanted === undefined || wanted === preference[channel] ? [] : [[channel, wanted]];
    });
    return cells.length === 0 ? [] : [{ kind, ...Object.fromEntries(cells) } as Change];
  });

/** Returns the preset that the table matches; undefined: the member's own choice. */
export const presetOf = (preferences: readonly Preference[], reader: Reader): Preset | undefined =>
  PRESETS.find((preset) => changesTo(preset, preferences, reader).length === 0);

/** Returns the table with these changes, to be shown while they are saved. */
export const changed = (preferences: readonly Preference[], changes: readonly Change[]): Preference[] =>
  preferences.map((preference) => ({
    ...preference,
    ...changes.find(({ kind }) => kind === preference.kind),
  }));
