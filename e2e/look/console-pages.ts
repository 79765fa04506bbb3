import { expect, type Page } from '@playwright/test';
import { texts as app } from '../../creator-console/src/app/texts.en';
import { texts as builder } from '../../creator-console/src/course-builder/shared/texts.en';
import { texts as drafts } from '../../creator-console/src/shared/drafts/texts.en';
import { texts as mailLog } from '../../creator-console/src/resources/mails/log/texts.en';
import { texts as mails } from '../../creator-console/src/resources/mails/texts.en';
import { texts as media } from '../../creator-console/src/media-library/texts.en';
import { texts as door } from '../../creator-console/src/pages/texts.en';
import { texts as audit } from '../../creator-console/src/resources/audit-log/texts.en';
import { texts as finder } from '../../creator-console/src/app/finder/texts.en';
import { texts as calendar } from '../../creator-console/src/resources/coaching/calendar/texts.en';
import { texts as coaching } from '../../creator-console/src/resources/coaching/texts.en';
import { texts as busyCalendars } from '../../creator-console/src/resources/coaching/busy/texts.en';
import { texts as community } from '../../creator-console/src/resources/community/texts.en';
import { texts as coupons } from '../../creator-console/src/resources/coupons/texts.en';
import { texts as events } from '../../creator-console/src/resources/events/texts.en';
import { texts as groups } from '../../creator-console/src/resources/groups/texts.en';
import { texts as messages } from '../../creator-console/src/resources/messages/texts.en';
import { texts as orders } from '../../creator-console/src/resources/orders/texts.en';
import { texts as overview } from '../../creator-console/src/resources/overview/texts.en';
import { texts as reviews } from '../../creator-console/src/resources/payment-reviews/texts.en';
import { texts as productReviews } from '../../creator-console/src/resources/reviews/texts.en';
import { texts as analytics } from '../../creator-console/src/resources/products/analytics/texts.en';
import { texts as hub } from '../../creator-console/src/resources/products/hub/texts.en';
import { formTexts, texts as products } from '../../creator-console/src/resources/products/product/texts.en';
import { texts as revenue } from '../../creator-console/src/resources/revenue/texts.en';
import { texts as site } from '../../creator-console/src/resources/site/texts.en';
import { texts as acts } from '../../creator-console/src/resources/students/acts/texts.en';
import { texts as studentGroups } from '../../creator-console/src/resources/students/detail/groups/texts.en';
import { texts as notes } from '../../creator-console/src/resources/students/detail/notes/texts.en';
import { texts as family } from '../../creator-console/src/resources/students/detail/family/texts.en';
import { texts as learning } from '../../creator-console/src/resources/students/detail/learning/texts.en';
import { texts as timeline } from '../../creator-console/src/resources/students/detail/timeline/texts.en';
import { texts as studentFields } from '../../creator-console/src/resources/students/detail/personal/texts.en';
import { texts as imports } from '../../creator-console/src/resources/students/import/texts.en';
import { texts as student } from '../../creator-console/src/resources/students/detail/texts.en';
import { texts as twoStep } from '../../creator-console/src/pages/second-factor/texts.en';
import { texts as account } from '../../creator-console/src/resources/settings/account/texts.en';
import { texts as tokens } from '../../creator-console/src/resources/settings/api-tokens/texts.en';
import { texts as business } from '../../creator-console/src/resources/settings/business/texts.en';
import { texts as taxes } from '../../creator-console/src/resources/settings/business/tax-texts';
import { texts as devices } from '../../creator-console/src/resources/settings/devices/texts.en';
import { texts as growthRules } from '../../creator-console/src/resources/settings/growth/texts.en';
import { texts as notifications } from '../../creator-console/src/resources/settings/notifications/texts.en';
import { texts as sales } from '../../creator-console/src/resources/settings/sales/texts.en';
import { texts as assignmentTexts } from '../../creator-console/src/resources/assignments/texts.en';
import { texts as replyTexts } from '../../creator-console/src/shared/journal-reply/texts.en';
import { texts as tags } from '../../creator-console/src/resources/students/tags/texts.en';
import { ContentStudio } from '../screens/content-studio';
import { CourseBuilder, LessonPage } from '../screens/course-builder';
import { MediaLibrary } from '../screens/media-library';
import { everyWidget, goods } from '../support/demo';
import { inAnyLanguage } from '../support/pseudo';
import type { Places } from '../support/prepared';
import type { LookAt } from './look-at';

/** A page of the console, and an element that is there once it has loaded. */
const place = (at: string | ((places: Places) => string), shows: string, open?: LookAt['open']): LookAt => ({
  as: 'coach',
  at: (places) => `/creator/${typeof at === 'string' ? at : at(places)}`,
  shows,
  ...(open && { open }),
});

const member = 'Elin Hart';
const editOf = ({ freeCourse }: Places) => `courses/${freeCourse}/edit`;

const studentPage =
  (tab = '') =>
  ({ student: id }: Places) =>
    `students/${id}/show${tab}`;

const editStudent = (page: Page) => page.getByRole('button', { name: studentFields.edit }).click();

const openCoupon = (page: Page) => page.getByText('SEEDLING').click();

/** Changes the coupon in another tab while it is open in this one. */
async function openStaleCoupon(page: Page): Promise<void> {
  await openCoupon(page);
  await page.getByLabel(coupons.maxUses).fill('40');
  await page.route('**/api/creator/coupons/*', async (route) => {
    if (route.request().method() === 'PUT')
      return route.fulfill({ status: 412, json: { statusCode: 412, code: 'stale_edit', message: 'Stale' } });
    const response = await route.fetch();
    const coupon = (await response.json()) as { version: number; maxUses: number };
    return route.fulfill({ response, json: { ...coupon, version: coupon.version + 1, maxUses: 25 } });
  });
  await page.getByRole('button', { name: coupons.save }).click();
  await expect(page.getByText(coupons.staleSave)).toBeVisible();
}

/** A page, and the dialog behind one of its buttons. */
const dialog = (at: Parameters<typeof place>[0], shows: string, name: string): LookAt => ({
  ...place(at, shows, openDialog(name)),
  inAnyLanguage: true,
});

const openDialog = (name: string) => async (page: Page) => {
  await page
    .getByRole('button', { name: inAnyLanguage(name) })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
};

const openAct = (name: string) => async (page: Page) => {
  await page.getByRole('button', { name: acts.more(member) }).click();
  await page.getByRole('menuitem', { name }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
};

async function previewLetter(page: Page): Promise<void> {
  await openAct(acts.email.send)(page);
  await page.getByRole('textbox', { name: acts.email.subject }).fill('A question for you');
  await page.getByRole('textbox', { name: acts.email.words }).fill('How did the week go?');
  await page.getByRole('button', { name: acts.email.preview }).click();
  await expect(page.frameLocator('iframe').getByText('How did the week go?')).toBeVisible();
}

async function addTopics(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: products.select(goods.workbook) }).check();
  await openDialog(products.addTopics)(page);
}

async function openReceipt(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: new RegExp(`^${orders.receiptOf('')}`) })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByText(orders.print)).toBeVisible();
}

async function editWidget(page: Page, name: string): Promise<void> {
  await new CourseBuilder(page).row(everyWidget.lesson).click();
  await new LessonPage(page).expectShown(everyWidget.lesson);
  await new LessonPage(page).edit(name);
}

/** Every page of the coach's console, and everything that opens on them. */
export const consolePages: Record<string, LookAt[]> = {
  'sign-in': [{ as: 'visitor', at: () => '/creator/login', shows: door.signIn }],
  overview: [
    place('overview', overview.topCourses),
    place('overview', overview.topCourses, async (page) => {
      await page.keyboard.press('ControlOrMeta+k');
      await expect(page.getByRole('combobox', { name: finder.find })).toBeFocused();
    }),
  ],
  students: [
    place('students', member),
    dialog('students', member, tags.manage),
    dialog('students', member, imports.open),
  ],
  student: [
    place(studentPage(), studentFields.edit),
    place(studentPage(), studentFields.edit, editStudent),
    place(studentPage(), studentFields.edit, openAct(acts.decisions.block.submit)),
    place(studentPage(), studentFields.edit, previewLetter),
    dialog(studentPage(), studentFields.edit, tags.add),
    place(studentPage('/purchases'), student.paymentId),
    place(studentPage('/payments'), student.paymentId, openReceipt),
    place(studentPage('/groups'), studentGroups.save),
    place(studentPage('/coaching'), student.pastSessions),
    place(studentPage('/messages'), student.writeMail),
    place(studentPage('/notes'), notes.pinned),
    place(studentPage('/learning'), learning.owned),
    dialog(studentPage('/learning'), learning.owned, learning.give),
    place(studentPage('/timeline'), timeline.kinds.course_completed),
    place(({ ward }) => `students/${ward}/show`, family.records),
    dialog(({ ward }) => `students/${ward}/show`, family.records, family.noteCall),
    { ...place('students/00000000-0000-7000-8000-000000000000/show', student.missing), isMissing: true },
  ],
  coupons: [
    place('coupons', 'SEEDLING'),
    place('coupons', 'SEEDLING', openCoupon),
    place('coupons', 'SEEDLING', openStaleCoupon),
    place('coupons/create', coupons.codeHelp),
  ],
  groups: [place('groups', groups.kinds.pod)],
  settings: [
    place('settings/profile', account.picture.help),
    place('settings/email', account.email.verified),
    place('settings/password', account.password.nextHelp),
    place('settings/two-step', twoStep.setUp),
    place('settings/devices', devices.current),
    place('settings/notifications', notifications.device.title),
    place('settings/api-tokens', tokens.none),
    place('settings/business', business.receiptPrefix),
    place('settings/tax', taxes.kinds.none),
    place('settings/sale-mails', sales.choices.every.label),
    place('settings/growth', growthRules.actions['lesson_completed']),
  ],
  legal: [place('legal', drafts.publish)],
  mails: [
    place('mails', mails.groups.coach),
    place('mail-log', mailLog.kind),
    place('mails/receipt/en', mails.fields.footnote),
    place('mails/call_to_confirm/es', mails.fields.footnote),
  ],
  site: [
    place('site', drafts.publish),
    place('site', drafts.publish, (page) => page.getByRole('tab', { name: site.tabs.everyPage }).click()),
  ],
  content: [
    place('products', goods.workbook),
    place('products', goods.workbook, (page) => new ContentStudio(page).openMenu(goods.workbook)),
    place('products', goods.workbook, (page) => new ContentStudio(page).start('digital_file')),
    place('products', goods.workbook, (page) => new ContentStudio(page).start('course')),
    place('products', goods.workbook, addTopics),
  ],
  product: [place(({ files }) => `products/${files}`, formTexts.files)],
  bundle: [place(({ bundle }) => `products/${bundle}`, formTexts.parts)],
  'product-students': [place(({ course }) => `products/${course}/students`, hub.orders)],
  'product-results': [place(({ course }) => `products/${course}/results`, hub.journals)],
  analytics: [place(({ course }) => `products/${course}/analytics`, analytics.lessons)],
  revenue: [place('revenue?period=90', revenue.byProduct)],
  orders: [place('orders', orders.statuses.paid)],
  subscriptions: [place('subscriptions', 'Monthly')],
  order: [
    place(({ order }) => `orders/${order}/show`, orders.timeline),
    dialog(({ order }) => `orders/${order}/show`, orders.timeline, orders.refund),
    place(({ giftOrder }) => `orders/${giftOrder}/show`, orders.timeline),
  ],
  'not found': [place('nowhere', app.notFoundTitle)],
  'product reviews': [place('reviews', productReviews.answered)],
  'needs review': [place('payment-reviews', reviews.nothingWaits)],
  coaching: [
    place('coaching?tab=sessions', coaching.join),
    place('coaching?tab=sessions', coaching.join, async (page) => {
      await page
        .getByRole('button', { name: new RegExp(coaching.moreActs('.*')) })
        .first()
        .click();
      await page.getByRole('menuitem', { name: coaching.reminders }).click();
    }),
    place('coaching?past', coaching.states.completed),
    place('coaching?tab=offerings', coaching.newOffering),
    dialog('coaching?tab=offerings', coaching.newOffering, coaching.newOffering),
    dialog('coaching?tab=offerings', coaching.newOffering, coaching.dates.add),
    dialog('coaching?tab=offerings', coaching.newOffering, coaching.set),
    place('coaching?view=day', calendar.views.agenda),
    place('coaching?view=week', calendar.views.agenda),
    place('coaching?view=month', calendar.views.agenda),
    place('coaching?view=agenda', calendar.views.agenda),
    place('coaching?view=week', calendar.views.agenda, (page) =>
      page.getByRole('button', { name: calendar.add }).click(),
    ),
    place('coaching?tab=calendars', busyCalendars.add),
    dialog('coaching?tab=calendars', busyCalendars.add, busyCalendars.add),
  ],
  messages: [place('messages', messages.inbox)],
  'reported messages': [place('message-reports', 'Tess Adeyemi')],
  media: [
    place('media', media.uploadHelp),
    place('media', media.uploadHelp, (page) => new MediaLibrary(page).lookAtFirst()),
  ],
  'audit log': [place('audit-entries', audit.actions['student.points_given'])],
  community: [place('community', community.reported(1))],
  events: [
    place('events', events.waitingCount(2)),
    place('events/create', events.whoHelp),
    place(({ fullEvent }) => `events/${fullEvent}`, events.waitingTitle(2)),
    dialog(({ fullEvent }) => `events/${fullEvent}`, events.waitingTitle(2), events.cancel),
  ],
  'shared journals': [place('shared-journals', member)],
  assignments: [place('assignments', member)],
  assignment: [place(({ assignment }) => `assignments/${assignment}/show`, assignmentTexts.yourAnswer)],
  'shared journal': [place(({ journal }) => `shared-journals/${journal}/show`, replyTexts.yourReply)],
  'course builder': [
    place(editOf, builder.tree.heading),
    place(editOf, builder.tree.heading, (page) => editWidget(page, 'Text 2')),
  ],
};
