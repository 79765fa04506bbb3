import { expect, type Page } from '@playwright/test';

/** CSS pixels from the top of a phone's page: above the fold of the smallest phones, below their bars. */
const AT_MOST = 600;

/** Content, unlike the page's heading and the tabs and search boxes above it. */
const CONTENT =
  'h2, h3, li, label, article, form, table, video, iframe, textarea, select, input:not([type=search])';
const ABOVE = 'nav, search, [role=tablist], fieldset:has([aria-pressed])';

/** Expects that the page shows some content, or its main button, on a phone without scrolling. */
export async function expectContentAtOnce(page: Page): Promise<void> {
  const top = await page.getByRole('main').evaluate(topOfContent, { content: CONTENT, above: ABOVE });
  expect(top, 'pixels above the first content').toBeLessThanOrEqual(AT_MOST);
}

/** Runs in the page. A page with only a message has no content besides its heading. */
function topOfContent(main: Element, { content, above }: { content: string; above: string }): number {
  const topsOf = (selector: string) =>
    [...main.querySelectorAll(selector)]
      .filter((element) => element.closest(above) === null && element.getBoundingClientRect().height > 1)
      .map((element) => element.getBoundingClientRect().top + scrollY);
  const tops = topsOf(content);
  return Math.min(...(tops.length > 0 ? [...tops, ...topsOf('.main-button')] : topsOf('h1')));
}
