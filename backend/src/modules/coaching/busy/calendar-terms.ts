/** How many calendars a coach can name: each is read every quarter of an hour. */
export const MOST_CALENDARS = 10;
export const CALENDAR_NAME_LIMIT = 100;
export const CALENDAR_URL_LIMIT = 2000;

/** Why no calendar was read from an address. */
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
  not_allowed: 'must be an https address of a server on the internet, without a port, a name or a password',
  unreachable: 'leads to no server that answers safely',
  too_slow: 'did not answer within ten seconds',
  too_large: 'is larger than two megabytes',
  too_many_redirects: 'leads on too often',
  gone: 'leads to nothing: the server knows no such calendar',
  refused: 'is not given out: the server refused',
  no_calendar: 'leads to something that is no calendar',
  too_complex: 'leads to a calendar that repeats too much to be read',
};

/** Why nothing was read, for the form in which the address stands. */
export const sentenceOf = (problem: ReadingProblem): string => SENTENCES[problem];
