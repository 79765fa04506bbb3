import type { Page } from '@playwright/test';

interface Fiber {
  child: Fiber | null;
  sibling: Fiber | null;
  alternate: Fiber | null;
  flags: number;
  tag: number;
}

/** Function components, with and without memo. */
const COMPONENTS = [0, 11, 14, 15];
const PERFORMED_WORK = 1;

/** Called before the page is opened: counts React's renders, as its developer tools do, regardless of the machine's speed. */
export async function countRendered(page: Page): Promise<void> {
  await page.addInitScript(
    ({ components, performed }) => {
      let count = 0;
      const visit = (fiber: Fiber | null, before: Fiber | null): void => {
        for (let each = fiber; each; each = each.sibling) {
          const last = each.alternate;
          if (components.includes(each.tag) && each.flags & performed) count += 1;
          // If its children are the same objects, it was not rendered.
          if (!last || each.child !== last.child) visit(each.child, last?.child ?? before);
        }
      };
      const counts: number[] = [];
      Object.assign(globalThis, {
        takeRendered: () => counts.splice(0),
        __REACT_DEVTOOLS_GLOBAL_HOOK__: {
          supportsFiber: true,
          inject: () => 1,
          onCommitFiberUnmount: () => undefined,
          onCommitFiberRoot: (_: number, { current }: { current: Fiber }) => {
            count = 0;
            visit(current, null);
            counts.push(count);
          },
        },
      });
    },
    { components: COMPONENTS, performed: PERFORMED_WORK },
  );
}

/** Returns the number of components rendered by each update since the last call. */
export const takeRendered = (page: Page): Promise<number[]> =>
  page.evaluate(() => (globalThis as unknown as { takeRendered: () => number[] }).takeRendered());
