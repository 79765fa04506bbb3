import { expect, type Page } from '@playwright/test';

/** Missing in TypeScript's browser types. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

const AT_MOST = 0.05;

/** Expects that visible content doesn't move while the rest of the page loads. */
export async function expectSteady(page: Page): Promise<void> {
  const shift = await page.evaluate(async () => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) sum += entry.hadRecentInput ? 0 : entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
    await document.fonts.ready;
    // Earlier shifts are reported in a separate task, after a frame was drawn.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    return sum;
  });
  expect(shift, 'nothing moves while the page comes').toBeLessThanOrEqual(AT_MOST);
}
