import type { Browser, Page } from '@playwright/test';
import { texts as desk } from '../../creator-console/src/shared/conversation/texts.en';
import { messagesTo, sanctumPaths } from '../../member-app/src/shared/lib/sanctum-paths';
import { ConsoleGuard } from '../support/console-guard';
import { phone } from '../support/devices';
import { i18n } from '../support/member-words';
import { coach, type Credentials, type Person, signIn, signUp, somebody } from '../support/people';
import { expect, test } from '../support/test';

/** A conversation as its two people see it, in the member app or in the console. */
class Chat {
  constructor(
    readonly page: Page,
    private readonly words: { send: string; read: string; field: RegExp },
  ) {}

  static ofMember = (page: Page): Chat =>
    new Chat(page, {
      send: i18n.t('messages:send'),
      read: i18n.t('messages:read'),
      field: new RegExp(i18n.t('messages:write', { name: '.*' })),
    });

  static ofCoach = (page: Page): Chat =>
    new Chat(page, { send: desk.send, read: desk.read, field: new RegExp(desk.writeTo('.*')) });

  get field() {
    return this.page.getByRole('textbox', { name: this.words.field });
  }

  message(words: string) {
    return this.page.getByRole('log').getByRole('listitem').filter({ hasText: words });
  }

  async write(words: string): Promise<void> {
    await this.field.fill(words);
    await this.page.getByRole('button', { name: this.words.send, exact: true }).click();
  }

  async expectOnce(words: string): Promise<void> {
    await expect(this.message(words)).toHaveCount(1);
    await expect(this.message(words)).toBeVisible();
  }

  async expectRead(words: string): Promise<void> {
    await expect(this.message(words).getByText(this.words.read, { exact: true })).toBeVisible();
  }

  /** Types until the other person sees the typing notice. The notice lasts only seconds, so typing is repeated. */
  async typeUntilSeen(by: Chat, notice: RegExp): Promise<void> {
    await expect(async () => {
      await this.field.press('End');
      await this.field.pressSequentially('…');
      await expect(by.page.getByText(notice)).toBeVisible({ timeout: 4_000 });
    }).toPass({ timeout: 180_000 });
  }
}

/** A signed-in person's page in a separate browser, whose console is also checked. */
async function signedIn(browser: Browser, baseURL: string, who: Credentials, device = {}) {
  const context = await browser.newContext({ baseURL, serviceWorkers: 'block', locale: 'en-US', ...device });
  const guard = new ConsoleGuard(context, baseURL);
  await signIn(context, who);
  return { context, guard, page: await context.newPage() };
}

async function idOf(page: Page): Promise<string> {
  const { account } = (await (await page.request.get('/api/auth/session')).json()) as {
    account: { id: string };
  };
  return account.id;
}

const named = (name: string): Person => ({ ...somebody(), name });

test('coach, member and a second member on her phone write to each other without a reload, over a lost network and until one blocks the other', async ({
  page,
  context,
  browser,
  server,
  consoleGuard,
}) => {
  const rosa = await signUp(context, named('Rosa Lind'));
  const elsewhere = await browser.newContext({ baseURL: server.url });
  const nell = await signUp(elsewhere, named('Nell Ashby'));
  await elsewhere.close();
  const [atDesk, onPhone] = await Promise.all([
    signedIn(browser, server.url, coach),
    signedIn(browser, server.url, nell, phone),
  ]);
  const ofRosa = Chat.ofMember(page);
  const ofCoach = Chat.ofCoach(atDesk.page);
  const ofNell = Chat.ofMember(onPhone.page);
  await Promise.all([page.goto(sanctumPaths.myCoachingMessages), atDesk.page.goto('/creator/messages')]);

  await test.step('the coach has what a member writes on her open inbox, and both see who writes and who has read', async () => {
    await ofRosa.write('May I bring my daughter on Friday?');
    await atDesk.page.getByRole('link', { name: /May I bring my daughter/ }).click();
    await ofCoach.expectOnce('May I bring my daughter on Friday?');
    await ofRosa.expectRead('May I bring my daughter on Friday?');
    await ofCoach.typeUntilSeen(ofRosa, new RegExp(i18n.t('messages:typing', { name: '.*' })));
    await ofCoach.write('She is welcome.');
    await ofRosa.expectOnce('She is welcome.');
    await ofCoach.expectRead('She is welcome.');
    await ofRosa.typeUntilSeen(ofCoach, new RegExp(desk.typing(rosa.name)));
  });

  await test.step('a phone receives what another member writes', async () => {
    await onPhone.page.goto(messagesTo(await idOf(page)));
    await ofNell.write('Are you coming, too?');
    await page.goto(sanctumPaths.communityMessages);
    await page.getByRole('link', { name: /Are you coming/ }).click();
    await ofRosa.write('We both are.');
    await ofNell.expectOnce('We both are.');
  });

  await test.step('what is written without a network says so, goes out once, and what came meanwhile is there', async () => {
    onPhone.guard.expectOffline();
    await onPhone.context.setOffline(true);
    await ofNell.write('I bring the apples.');
    await expect(ofNell.message('I bring the apples.')).toContainText(i18n.t('messages:waitsForNetwork'));
    await ofRosa.write('Shall we bring bread?');
    await ofRosa.expectOnce('Shall we bring bread?');
    await onPhone.context.setOffline(false);
    await ofNell.expectOnce('Shall we bring bread?');
    await ofRosa.expectOnce('I bring the apples.');
    await expect(onPhone.page.getByText(i18n.t('messages:waitsForNetwork'))).toHaveCount(0);
    await ofNell.expectOnce('I bring the apples.');
  });

  await test.step('who was blocked reads the same as of anybody who takes no messages', async () => {
    onPhone.guard.expectClosedDoors();
    await page.getByRole('button', { name: i18n.t('messages:block.menu') }).click();
    await page.getByRole('menuitem', { name: i18n.t('messages:block.do', { name: nell.name }) }).click();
    await page.getByRole('button', { name: i18n.t('messages:block.confirm'), exact: true }).click();
    await expect(page.getByText(i18n.t('messages:writing.you_blocked', { name: nell.name }))).toBeVisible();
    await ofNell.write('See you on Friday!');
    const refusal = i18n.t('messages:writing.not_receiving', { name: rosa.name });
    await expect(onPhone.page.getByText(refusal)).toBeVisible();
    await expect(ofNell.field).toHaveCount(0);
    await expect(ofNell.message('See you on Friday!')).toContainText(i18n.t('messages:notSent'));
    await expect(ofRosa.message('See you on Friday!')).toHaveCount(0);
  });

  expect([...consoleGuard.complaints, ...atDesk.guard.complaints, ...onPhone.guard.complaints]).toEqual([]);
  await Promise.all([atDesk.context.close(), onPhone.context.close()]);
});
