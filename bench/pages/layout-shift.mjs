import { chromium } from '@playwright/test';

const PHONE = { width: 390, height: 844 };

/** Returns how far a page moves on a phone while it loads: the largest burst of shifts, as browsers count them. */
export async function layoutShiftOf(url, { browser: executablePath, cookie }) {
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  });
  try {
    const context = await browser.newContext({ viewport: PHONE });
    const cookies = cookie.split('; ').map((pair) => {
      const [name, ...value] = pair.split('=');
      return { name, value: value.join('='), url: new URL(url).origin };
    });
    await context.addCookies(cookies);
    const page = await context.newPage();
    await page.goto(url);
    await page.locator('video').waitFor();
    return await page.evaluate(readShifts);
  } finally {
    await browser.close();
  }
}

/** Runs in the page, and waits two seconds. Shifts within a second of each other, and five in total, form one burst. */
function readShifts() {
  let largest = 0;
  let burst = 0;
  let from = 0;
  let last = Number.NEGATIVE_INFINITY;
  new PerformanceObserver((list) => {
    for (const { value, startTime, hadRecentInput } of list.getEntries()) {
      if (hadRecentInput) continue;
      if (startTime - last > 1_000 || startTime - from > 5_000) {
        burst = 0;
        from = startTime;
      }
      burst += value;
      last = startTime;
      largest = Math.max(largest, burst);
    }
  }).observe({ type: 'layout-shift', buffered: true });
  return new Promise((resolve) => setTimeout(() => resolve(largest), 2_000));
}
