import type { Locator, Page } from '@playwright/test';
import { texts as shell } from '../../creator-console/src/app/texts.en';
import { texts as messages } from '../../creator-console/src/resources/messages/texts.en';
import { texts as orders } from '../../creator-console/src/resources/orders/texts.en';
import { texts as overview } from '../../creator-console/src/resources/overview/texts.en';
import { texts as journals } from '../../creator-console/src/resources/shared-journals/texts.en';
import { texts as reply } from '../../creator-console/src/shared/journal-reply/texts.en';
import { texts as students } from '../../creator-console/src/resources/students/student/texts.en';
import { texts as tags } from '../../creator-console/src/resources/students/tags/texts.en';
import { aBuyer } from '../screens/buyer';
import { ContentStudio } from '../screens/content-studio';
import { CreatorPortal } from '../screens/creator-portal';
import { goods } from '../support/demo';
import { type InputMethod, withKeyboard, withMouse } from '../support/input-methods';
import { coach, type Person, signIn } from '../support/people';
import { expect, test } from '../support/test';

/** The coach at work, with one input device and one screen width. */
class Coach {
  private readonly portal: CreatorPortal;
  private readonly dialog: Locator;

  constructor(
    private readonly page: Page,
    private readonly by: InputMethod,
    private readonly width: number,
  ) {
    this.portal = new CreatorPortal(page);
    this.dialog = page.getByRole('dialog');
  }

  async begin(): Promise<void> {
    await this.page.setViewportSize({ width: this.width, height: 844 });
    await this.portal.open();
    await expect(this.page.getByRole('heading', { name: overview.title, level: 1 })).toBeVisible();
  }

  /** Finds the order with two clicks: one to the list, whose row shows everything, and one to the order. */
  async findWhoBought({ name }: Person, ...titles: string[]): Promise<void> {
    await this.go(shell.money, orders.title);
    const row = this.rows(name);
    for (const title of titles) await expect(row).toContainText(title);
    await this.by.press(row.getByRole('link').first());
    await expect(this.page.getByRole('heading', { name: orders.timeline })).toBeVisible();
    for (const title of titles) await expect(this.page.getByRole('link', { name: title })).toBeVisible();
  }

  /** Refunds a line; the last one is refunded with the order. */
  async refund(title: string, { isLast = false } = {}): Promise<void> {
    const name = isLast ? orders.refund : orders.refundLine(title);
    await this.by.press(this.page.getByRole('button', { name, exact: true }));
    await expect(this.dialog).toContainText(`${orders.refundEnds} ${title}`);
    await this.by.press(this.dialog.getByRole('button', { name: /^Refund \$/ }));
    await new ContentStudio(this.page).expectToast(orders.refundAsked);
    await expect(async () => {
      await this.page.reload();
      const line = this.page
        .getByRole('listitem')
        .filter({ has: this.page.getByRole('link', { name: title }) });
      await expect(line).toContainText(orders.access.ended, { timeout: 10_000 });
    }).toPass();
  }

  async answerJournal(state: string, words: string, submit: string): Promise<void> {
    await this.go(messages.title, journals.title);
    await this.by.press(this.rows(state).first().getByRole('link').first());
    await this.by.write(this.page.getByLabel(reply.yourReply), words);
    await this.by.press(this.page.getByRole('button', { name: submit }));
    await new ContentStudio(this.page).expectToast(reply.sent);
  }

  async tagTen(tag: string): Promise<void> {
    await this.go(students.title);
    const boxes = this.page.getByRole('checkbox', { name: 'Select this row' });
    await expect(boxes.nth(9)).toBeVisible();
    for (let row = 0; row < 10; row++) await this.by.tick(boxes.nth(row));
    await this.by.press(this.page.getByRole('button', { name: tags.add, exact: true }));
    await expect(this.dialog.getByRole('heading', { name: tags.addTo(10) })).toBeVisible();
    await this.by.write(this.dialog.getByRole('combobox'), tag);
    await this.by.press(this.dialog.getByRole('button', { name: tags.submit }));
    await new ContentStudio(this.page).expectToast(tags.added(tag, 10));
    await expect(this.rows(tag)).toHaveCount(10);
    await this.by.press(this.page.getByRole('button', { name: 'Unselect' }));
  }

  /** Opens a page of an entry; on a phone the menu is in a drawer. */
  private async go(entry: string, page = entry): Promise<void> {
    if (this.isPhone) return this.portal.go(entry, page);
    await this.by.press(this.portal.linkTo(entry));
    const heading = this.page.getByRole('heading', { name: page, level: 1 });
    if (page !== entry && !(await heading.isVisible())) await this.by.press(this.portal.tabOf(page));
    await expect(heading).toBeVisible();
    return undefined;
  }

  /** Rows of the table, or items of the list that a phone shows instead. */
  private rows(words: string): Locator {
    return this.page.getByRole(this.isPhone ? 'listitem' : 'row').filter({ hasText: words });
  }

  private get isPhone(): boolean {
    return this.width < 600;
  }
}

test('a coach finds who bought what in two clicks, refunds one line, corrects an answer to a journal and tags ten students at once: by hand at 390 px', {
  tag: '@deep',
}, async ({ page, context, browser, server }) => {
  const buyer = await aBuyer(browser, server.url);
  await signIn(context, coach);
  const onTheWay = new Coach(page, withMouse(page), 390);
  await onTheWay.begin();
  await onTheWay.findWhoBought(buyer, goods.journal, goods.workbook);
  await onTheWay.refund(goods.journal);
  await onTheWay.answerJournal(journals.replied, ' Come and tell me more.', reply.correct);
  await onTheWay.tagTen('Spring circle by hand');
});

test('a coach does the same and answers a journal by keyboard at 1024 px, and by hand refunds the other line', {
  tag: '@deep',
}, async ({ page, context, browser, server }) => {
  const buyer = await aBuyer(browser, server.url);
  await signIn(context, coach);
  const atDesk = new Coach(page, withKeyboard(page), 1024);
  await atDesk.begin();
  await atDesk.findWhoBought(buyer, goods.journal, goods.workbook);
  await atDesk.refund(goods.journal);
  await atDesk.answerJournal(journals.waiting, 'I am glad you wrote this down.', reply.send);
  await atDesk.tagTen('Spring circle by keyboard');

  const onTheWay = new Coach(page, withMouse(page), 390);
  await onTheWay.begin();
  await onTheWay.findWhoBought(buyer, goods.journal, goods.workbook);
  await onTheWay.refund(goods.workbook, { isLast: true });
});
