/** What was looked at, and if something is wrong there, what it is and what to do about it. */
export interface Finding {
  part:
    | 'configuration'
    | 'secret'
    | 'database'
    | 'storage'
    | 'backup'
    | 'mail'
    | 'bounces'
    | 'payments'
    | 'clock'
    | 'time zones'
    | 'disk';
  /** What was looked at, or what is wrong. */
  says: string;
  /** Only of what is wrong. */
  cure?: string;
  /** It works all the same. */
  isWarning?: true;
}

export const well = (part: Finding['part'], says: string): Finding => ({ part, says });

export const ill = (part: Finding['part'], says: string, cure: string): Finding => ({ part, says, cure });

export const warning = (part: Finding['part'], says: string, cure: string): Finding => ({
  part,
  says,
  cure,
  isWarning: true,
});

/** The first line of what an error says, without what may be long or secret. */
export const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message || error.name : String(error)).split('\n')[0]!.slice(0, 200);
