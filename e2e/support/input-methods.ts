import { expect, type Locator, type Page } from '@playwright/test';

/** Two ways to use the same page: by mouse and by keyboard. */
export interface InputMethod {
  press(button: Locator): Promise<void>;
  choose(radio: Locator): Promise<void>;
  tick(box: Locator): Promise<void>;
  write(field: Locator, text: string): Promise<void>;
  /** Moves this many steps to the right. */
  slide(slider: Locator, steps: number): Promise<void>;
}

export const withMouse = (page: Page): InputMethod => ({
  press: (button) => button.click(),
  choose: (radio) => radio.click(),
  tick: (box) => box.click(),
  write: async (field, text) => {
    await field.click();
    await page.keyboard.type(text);
  },
  slide: async (slider, steps) => {
    const [now, min, max] = await Promise.all(
      ['aria-valuenow', 'aria-valuemin', 'aria-valuemax'].map(async (name) =>
        Number(await slider.getAttribute(name)),
      ),
    );
    await slider.scrollIntoViewIfNeeded();
    const track = slider.locator('xpath=../..');
    const box = (await track.boundingBox())!;
    const share = (now! + steps - min!) / (max! - min!);
    await track.click({ position: { x: Math.min(box.width - 2, box.width * share), y: box.height / 2 } });
  },
});

/** Only the keyboard: Tab to reach a control, then the keys that such a control handles. */
export function withKeyboard(page: Page): InputMethod {
  const FURTHEST = 150;
  async function tabTo(element: Locator): Promise<void> {
    await expect(element).toBeVisible();
    for (let tabs = 0; tabs < FURTHEST; tabs++) {
      const way = await element.evaluate((node) => {
        const { activeElement } = document;
        if (activeElement === node) return 'here';
        const before = activeElement
          ? node.compareDocumentPosition(activeElement) & Node.DOCUMENT_POSITION_FOLLOWING
          : 0;
        return before ? 'back' : 'on';
      });
      if (way === 'here') return;
      await page.keyboard.press(way === 'back' ? 'Shift+Tab' : 'Tab');
    }
    throw new Error(`no Tab leads to ${element.toString()}`);
  }
  /** Tab moves to a row of tabs, and arrow keys move within it. */
  async function goTo(element: Locator): Promise<void> {
    await expect(element).toBeVisible();
    if ((await element.getAttribute('role')) !== 'tab') return tabTo(element);
    const row = element.locator('xpath=ancestor::*[@role="tablist"]').getByRole('tab');
    await tabTo(row.and(page.locator('[tabindex="0"]')));
    for (let presses = await row.count(); presses > 0; presses--) {
      if (await element.evaluate((node) => node === document.activeElement)) return undefined;
      await page.keyboard.press('ArrowRight');
    }
    throw new Error(`no arrow leads to ${element.toString()}`);
  }
  const press = async (element: Locator, key: string) => {
    await goTo(element);
    await page.keyboard.press(key);
  };
  return {
    press: (button) => press(button, 'Enter'),
    tick: (box) => press(box, 'Space'),
    async choose(radio) {
      // Tab moves to a group of radio buttons, and arrow keys move within it.
      const group = radio.locator('xpath=ancestor::*[@role="radiogroup"]').getByRole('radio');
      const count = await group.count();
      const checked = group.and(radio.page().locator(':checked'));
      await tabTo((await checked.count()) > 0 ? checked : group.first());
      await page.keyboard.press('Space');
      for (let presses = 0; presses < count && !(await radio.isChecked()); presses++) {
        await page.keyboard.press('ArrowDown');
      }
    },
    async write(field, text) {
      await tabTo(field);
      await page.keyboard.press('Control+End');
      await page.keyboard.type(text);
    },
    async slide(slider, steps) {
      await tabTo(slider);
      for (let step = 0; step < steps; step++) await page.keyboard.press('ArrowRight');
    },
  };
}
