/** An email from the coach to all who agreed to news. A link that begins with a slash leads to a page of this site. */
export interface DemoBroadcast {
  key: string;
  subject: string;
  /** Plain text, or with formats. */
  words: { text: string } | { html: string };
  /** The Spanish version, as plain text. */
  spanish?: { subject: string; text: string };
  /** Null: a draft. */
  sentDaysAgo: number | null;
  /** Keys of the members who clicked, by link. */
  followed: Readonly<Record<string, readonly string[]>>;
  /** The member who unsubscribed through the link in this broadcast. */
  leftBy: string | null;
}

/** A sequence of emails after registration, with the members who are in progress or finished. */
export interface DemoSequence {
  key: string;
  name: string;
  onSinceDaysAgo: number;
  steps: readonly { delayDays: number; subject: string; text: string }[];
  entries: readonly {
    memberKey: string;
    enteredDaysAgo: number;
    mailings: number;
    endReason: 'completed' | 'blocked' | null;
  }[];
}
