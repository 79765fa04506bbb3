/** Limit of connected calendars, because each is read every 15 minutes. */
export const MOST_CALENDARS = 10;
export const CALENDAR_NAME_LIMIT = 100;
export const CALENDAR_URL_LIMIT = 2000;

/** Reasons why no calendar was read from an address. */
export const READING_PROBLEMS = [
  'not_allowed',
  'unreachable',
  'too_slow',
  'too_large',
  'too_many_redirects',
  'gone',
  'refused',
  'no_calendar',
  'too_complex',
] as const;
export type ReadingProblem = (typeof READING_PROBLEMS)[number];

const SENTENCES: Record<ReadingProblem, string> = {
  not_allowed: 'must be a public https address without a port, username or password',
  unreachable: 'doesn’t lead to a server we can reach securely',
  too_slow: 'didn’t respond within 10 seconds',
  too_large: 'is larger than 2 MB',
  too_many_redirects: 'redirects too many times',
  gone: 'wasn’t found on that server',
  refused: 'was refused by that server',
  no_calendar: 'doesn’t lead to a calendar',
  too_complex: 'has too many repeating events to read',
};

/** Returns the end of a sentence about the address, which the form shows beside it. */
export const sentenceOf = (problem: ReadingProblem): string => SENTENCES[problem];
