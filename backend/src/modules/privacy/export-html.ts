import type { Language } from '../../kernel/languages.js';
import type { ExportWords } from './export-words.js';

/** The pages of an export: plain HTML files that open without the internet. */

/** Sentences of the cover, as in the catalog. */
const ALL =
  'This is everything {{place}} stored about you on {{date}}. It’s private, so keep it somewhere safe.';
const FOLDERS =
  'The “data” folder has the same information for computer programs. The “files” folder has anything you uploaded. Your password and sign-in codes aren’t included. We only keep them in a form that no one can read.';

/** Locale of times, by language. */
const WIDEST: Record<Language, string> = { en: 'en-US', es: 'es' };

type Value = string | number | Date | null;

interface Page {
  name: string;
  title: string;
  lead: string;
  entries: readonly { title: string; facts?: Record<string, Value>; text?: string | null }[];
}

export interface Telling {
  now: Date;
  /** The member's time zone, used for times. */
  timeZone: string;
  place: string;
  /** Words in the reader's language. */
  words: ExportWords;
}

export function pageHtml({ title, lead, entries }: Page, telling: Telling): string {
  const { words } = telling;
  const articles = entries.map(({ title: heading, facts = {}, text }) => {
    const known = Object.entries(facts).filter(([, value]) => value !== null && value !== '');
    return `<article>
<h2>${escape(words.heading(heading))}</h2>
${text ? `<p class="words">${escape(text)}</p>\n` : ''}${known.length > 0 ? `<dl>${known.map(([name, value]) => `<div><dt>${escape(words.heading(name))}</dt><dd>${escape(inWords(value, telling))}</dd></div>`).join('\n')}</dl>\n` : ''}</article>`;
  });
  return whole(
    words.word(title),
    `<p class="back"><a href="../index.html">${escape(words.word('← Your data'))}</a></p>
<h1>${escape(words.word(title))}</h1>
<p class="lead">${escape(words.word(lead))}</p>
${articles.length > 0 ? articles.join('\n') : `<p class="empty">${escape(words.word('Nothing here.'))}</p>`}`,
    telling,
  );
}

export function coverHtml(pages: readonly Page[], telling: Telling): string {
  const { words } = telling;
  const items = pages.map(
    ({ name, title, lead, entries }) => `<li><a href="pages/${escape(name)}.html">
<strong>${escape(words.word(title))}</strong> <span class="count">${entries.length === 0 ? escape(words.word('none')) : entries.length}</span>
<span class="about">${escape(words.word(lead))}</span></a></li>`,
  );
  const { place } = telling;
  return whole(
    words.word('Your data'),
    `<p class="brand">${escape(telling.place)}</p>
<h1>${escape(words.word('Your data'))}</h1>
<p class="lead">${escape(words.fill(ALL, { place, date: inWords(telling.now, telling) }))}</p>
<ul class="contents">
${items.join('\n')}
</ul>
<p class="note">${escape(words.word(FOLDERS))}</p>`,
    telling,
  );
}

export const readMe = (telling: Telling): string =>
  telling.words.fill('readMe', { place: telling.place, date: inWords(telling.now, telling) });

function inWords(value: Value | undefined, { timeZone, words }: Telling): string {
  if (typeof value === 'string') return words.heading(value);
  if (!(value instanceof Date)) return String(value ?? '');
  return value.toLocaleString(WIDEST[words.language], { dateStyle: 'long', timeStyle: 'short', timeZone });
}

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escape = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);

/** Wraps a page so that no script runs and nothing is fetched, even from the member's disk. */
const whole = (title: string, body: string, { place, words }: Telling) => `<!doctype html>
<html lang="${words.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escape(title)} · ${escape(place)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`;

const STYLE = `
:root { color-scheme: light dark; --paper: #fbf7f0; --surface: #fffdf9; --ink: #22302b; --soft: #55625b; --line: #e5dac8; --leaf: #2f5d50; --wash: #edf2ea; }
@media (prefers-color-scheme: dark) { :root { --paper: #16211d; --surface: #1d2a25; --ink: #ece6da; --soft: #b3bfb7; --line: #34443d; --leaf: #9cc9b4; --wash: #22332c; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 17px/1.6 system-ui, -apple-system, 'Segoe UI', Helvetica, Arial, sans-serif; }
main { max-width: 44rem; margin: 0 auto; padding: 3rem 1.25rem 5rem; }
h1, h2, .brand { font-family: Georgia, 'Times New Roman', serif; font-weight: normal; line-height: 1.25; }
h1 { margin: 0 0 .75rem; color: var(--leaf); font-size: 2.4rem; }
h2 { margin: 0 0 .5rem; font-size: 1.35rem; overflow-wrap: anywhere; }
.brand { margin: 0 0 2rem; color: var(--soft); font-size: 1.2rem; font-style: italic; }
.lead { margin: 0 0 2rem; color: var(--soft); font-size: 1.1rem; }
.back { margin: 0 0 1.5rem; }
a { color: var(--leaf); text-underline-offset: .2em; }
a:focus-visible { outline: 3px solid var(--leaf); outline-offset: 3px; border-radius: 4px; }
article { margin: 0 0 1rem; padding: 1.25rem 1.5rem; border: 1px solid var(--line); border-radius: 16px; background: var(--surface); }
.words { margin: 0 0 1rem; white-space: pre-wrap; overflow-wrap: anywhere; }
dl { margin: 0; font-size: .95rem; }
dl div { display: grid; grid-template-columns: minmax(7rem, 12rem) 1fr; gap: 1rem; padding: .4rem 0; border-top: 1px solid var(--line); }
dl div:first-child { border-top: 0; }
dt { color: var(--soft); overflow-wrap: anywhere; }
dd { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; }
.contents { display: grid; gap: .75rem; margin: 0 0 2rem; padding: 0; list-style: none; }
.contents a { display: grid; grid-template-columns: 1fr auto; gap: .1rem 1rem; padding: 1rem 1.5rem; border: 1px solid var(--line); border-radius: 16px; background: var(--surface); color: inherit; text-decoration: none; }
.contents a:hover { border-color: var(--leaf); background: var(--wash); }
.contents strong { color: var(--leaf); font: 1.25rem/1.3 Georgia, 'Times New Roman', serif; }
.count { color: var(--soft); font-size: .9rem; }
.about { grid-column: 1 / -1; color: var(--soft); font-size: .95rem; }
.note, .empty { color: var(--soft); }
@media (max-width: 30rem) { main { padding-top: 2rem; } h1 { font-size: 1.9rem; } dl div { grid-template-columns: 1fr; gap: 0; } }
@media print { body { background: #fff; } article { break-inside: avoid; } }
`;
