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
    | 'videos'
    | 'disk';
  says: string;
  cure?: string;
  /** Set if the part works anyway. */
  isWarning?: true;
}

/** Returns functions that make findings about one part. */
export const about = (part: Finding['part']) => ({
  well: (says: string): Finding => ({ part, says }),
  ill: (says: string, cure: string): Finding => ({ part, says, cure }),
  warning: (says: string, cure: string): Finding => ({ part, says, cure, isWarning: true }),
});

/** First line of an error's message, cut to 200 characters; further lines may be long or secret. */
export const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message || error.name : String(error)).split('\n')[0]!.slice(0, 200);
