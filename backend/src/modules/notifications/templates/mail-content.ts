/** Row of a table with amounts on the right. */
export interface Row {
  label: string;
  amount: string;
}

/** Text that links to an address. */
export interface Link {
  label: string;
  url: string;
}

/** One line of text and links. */
export type Paragraph = string | readonly (string | Link)[];

/** Stands for the coach's formatted text among the paragraphs: the sign that Unicode has for an object in a text. */
export const FORMATTED = '\uFFFC';

/** Content of an email before it becomes HTML and text: texts, the one button, and links. */
export interface MailContent {
  subject: string;
  heading: string;
  paragraphs: Paragraph[];
  /** The coach's text with its formats, drawn as HTML, in the place of the paragraph `FORMATTED`. */
  formatted?: string;
  /** Rows of a table with amounts; the last row is the sum. */
  rows?: Row[];
  button?: Link;
  /** Further links for the reader. */
  links?: Link[];
  /** Small print below the button. */
  footnote?: string;
}

/** Frame around an email: the site's name, and how its reader can contact the coach or unsubscribe. */
export interface Frame {
  place: string;
  /** Email address for answers. */
  contact: string;
  /** Terms, privacy and imprint. */
  legal: readonly Link[];
  /** The frame's own texts, in the language of the reader. */
  words: { copyAddress: (url: string) => string; leave: string };
  /** Address that unsubscribes the reader from this kind of email. */
  leave?: string | undefined;
}

export function toText(
  { heading, paragraphs, rows, button, links = [], footnote }: MailContent,
  { place, contact, legal, words, leave }: Frame,
): string {
  return [
    heading,
    ...paragraphs.map(inText),
    ...(rows ? [rows.map(({ label, amount }) => `${label}: ${amount}`).join('\n')] : []),
    ...[...(button ? [button] : []), ...links].map(({ label, url }) => `${label}:\n${url}`),
    ...(footnote ? [footnote] : []),
    // the line that mail programs know as the start of a signature
    ['-- ', place, contact, ...legal.map(({ label, url }) => `${label}: ${url}`)].join('\n'),
    ...(leave ? [`${words.leave}:\n${leave}`] : []),
  ]
    .join('\n\n')
    .concat('\n');
}

const inText = (paragraph: Paragraph): string =>
  typeof paragraph === 'string'
    ? paragraph
    : paragraph
        .map((piece) => {
          if (typeof piece === 'string') return piece;
          // an address is its own label, even if its link is counted
          return /^https?:\/\//.test(piece.label) ? piece.label : `${piece.label} (${piece.url})`;
        })
        .join('');
