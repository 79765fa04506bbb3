import { expect, type Page, type Response } from '@playwright/test';

/**
 * Texts without a catalog: days, hours, relative times, time zones and sizes, formatted in the browser's language, and
 * names that are the same in every language.
 */
const WRITTEN_BY_INTL =
  /\b(January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|Mon|Tue|Wed|Thu|Fri|Sat|Sun|\d+ (second|minute|hour|day|week|month|year)s? ago|yesterday|(last|this) (week|month|year)|AM|PM|[EP][SD]T|UTC|GMT|[KM]?B|PDF|Calendly|Typeform)\b/g;

/** Matches a text as a whole, or between the marks of the test language. */
export const inAnyLanguage = (text: string): RegExp =>
  new RegExp(`^⟦?${text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}[ ·]*⟧?$`);

/**
 * Newest response of each address that a page has requested. The page may show its texts besides those of a catalog.
 */
export class Answers {
  private readonly byAddress = new Map<string, string>();

  /** Create this before the page is opened. */
  constructor(page: Page) {
    page.on('response', (response) => this.keep(response));
  }

  /** Expects every visible or spoken text, in the test language, to come from a catalog or from the server. */
  async expectTranslated(page: Page): Promise<void> {
    // the page may show a new response before it is recorded here
    await expect.poll(() => this.untranslated(page), { message: 'every text is of a catalogue' }).toEqual([]);
  }

  private untranslated(page: Page): Promise<string[]> {
    const known = [...this.byAddress.values()].join('\n');
    return page.evaluate(findUntranslated, { known, written: WRITTEN_BY_INTL.source });
  }

  private keep(response: Response): void {
    const url = response.url();
    if (!/\/api\//.test(url) || !response.headers()['content-type']?.includes('json')) return;
    // the responses of a closed page cannot be read
    void response.text().then(
      (text) => this.byAddress.set(url, text),
      () => undefined,
    );
  }
}

/**
 * Runs in the page. Skips the player's controls, whose names come from their library, and options, which are
 * languages, zones or names.
 */
function findUntranslated({ known, written }: { known: string; written: string }): string[] {
  const collapse = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
  const words: string[] = [];
  const collect = (value: unknown): void => {
    if (typeof value === 'string') {
      const holder = new DOMParser().parseFromString(value, 'text/html');
      words.push(collapse(value), collapse(holder.body.textContent ?? ''));
      // a time zone is sent as America/Los_Angeles and shown as text
      words.push(value.replaceAll('_', ' '));
    } else if (value && typeof value === 'object') Object.values(value).forEach(collect);
  };
  const carried = document.getElementById('first-answers')?.textContent;
  for (const text of [...known.split('\n'), carried ?? '']) {
    try {
      collect(JSON.parse(text));
    } catch {
      // an incomplete response
    }
  }
  const fromServer = words.join('\n').toLowerCase();
  const CUT_SHORT = /…$/;
  /**
   * Checks a text also by its pieces, such as a name next to a sentence; the initials of a known name count as known.
   */
  const isKnown = (text: string) =>
    /^\p{Lu}{1,2}$/u.test(text) ||
    text
      .split(/(?:^| )· |: |, |[“”()@]/)
      .every(
        (piece) => isWritten(piece) || fromServer.includes(piece.replace(CUT_SHORT, '').trim().toLowerCase()),
      );
  const isWritten = (text: string) => !/\p{L}{2}/u.test(text.replaceAll(new RegExp(written, 'g'), ''));
  const isFine = (text: string) => isWritten(text) || isKnown(collapse(text));
  const isOfCatalogue = (text: string, element: Element) =>
    /[⟦⟧]/.test(text) || (element.textContent.includes('⟦') && element.matches('p, label, li, h1, h2'));
  const found: string[] = [];
  for (const element of document.body.querySelectorAll('*')) {
    if (
      !element.checkVisibility() ||
      element.closest('script, style, noscript, kbd, option, textarea, media-controller')
    )
      continue;
    for (const name of ['aria-label', 'placeholder', 'title', 'alt']) {
      const text = element.getAttribute(name);
      if (text && !/[⟦⟧]/.test(text) && !isFine(text)) found.push(`${name}="${text}"`);
    }
    for (const node of element.childNodes) {
      const text = node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : '';
      if (!isOfCatalogue(text, element) && !isFine(text)) found.push(collapse(text));
    }
  }
  return [...new Set(found)];
}
