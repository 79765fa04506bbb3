import { expect, type Page } from '@playwright/test';
import { communityPaths } from '../../member-app/src/shared/lib/community-paths';
import { paths, routePatterns } from '../../member-app/src/shared/lib/paths';
import { SETTINGS_PAGES, sanctumPaths } from '../../member-app/src/shared/lib/sanctum-paths';
import { subscriptionPaths } from '../../member-app/src/shared/lib/subscription-paths';
import { goods } from '../support/demo';
import { somebody } from '../support/people';
import { SignIn } from '../screens/sign-in';
import { Player } from '../screens/player';
import type { Viewer } from '../support/prepared';
import type { LookAt } from './look-at';
import { i18n } from '../support/member-words';

type MemberPage =
  | keyof typeof paths
  | keyof typeof routePatterns
  | keyof typeof sanctumPaths
  | keyof typeof communityPaths
  | 'notFound';
/** Addresses that redirect to another page or leave the app. */
type LeadsOn = 'dashboard' | 'creator' | 'mySanctum';

const seenBy = (at: string, ...viewers: Viewer[]): LookAt[] => viewers.map((as) => ({ as, at: () => at }));
/** A page of the member area: with content, and for a new member. */
const ofMembers = (at: string) => seenBy(at, 'reader', 'newcomer');

async function showHelpAndTranscript(page: Page): Promise<void> {
  const player = new Player(page);
  await player.expectReady();
  await player.openTranscript();
  await player.openHelp();
}

async function showUnreadableVideo(page: Page): Promise<void> {
  await new Player(page).spoilVideos(Number.POSITIVE_INFINITY);
  await page.reload();
  await expect(page.getByText(i18n.t('player:trouble.unplayable.title'))).toBeVisible();
}

async function expectEmailPending(page: Page): Promise<void> {
  await expect(page.getByText(i18n.t('preferences:newEmail.pendingTitle'))).toBeVisible();
}

async function beTooYoung(page: Page): Promise<void> {
  const lena = somebody();
  await new SignIn(page).register({ ...lena, birthDate: '2019-04-18' });
  await expect(page.getByRole('heading', { name: i18n.t('accounts:guardianNeeded.title') })).toBeVisible();
}

async function askToCancel(page: Page): Promise<void> {
  await page.getByRole('button', { name: i18n.t('subscriptions:cancel.button') }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

async function choosePlace(page: Page): Promise<void> {
  await page.getByText(goods.workshop).click();
  await page
    .getByRole('button', { name: new RegExp(`^${i18n.t('sessions:dates.take')}`) })
    .first()
    .click();
  await expect(page.getByRole('button', { name: i18n.t('sessions:dates.confirm') })).toBeVisible();
}

/** The same link, redeemed by someone else or taken back by its buyer; the prepared one stays open for other tests. */
const giftThatIs = (state: 'redeemed' | 'closed', title: string) => async (page: Page) => {
  await page.route('**/api/gifts/*', async (route) => {
    const response = await route.fetch();
    const gift = (await response.json()) as object;
    await route.fulfill({ response, json: { ...gift, state, isYours: false } });
  });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: i18n.t(title) })).toBeVisible();
};

async function choosePaidTime(page: Page): Promise<void> {
  await page.getByText('One hour with Maren').click();
  for (const group of ['day', 'time'] as const)
    await page
      .getByRole('group', { name: i18n.t(`calendar:${group}`) })
      .getByRole('radio')
      .first()
      .check({ force: true });
  await expect(page.getByText(i18n.t('sessions:takesMoney'))).toBeVisible();
}

/** Every page of the member app. An address without a line here does not compile. */
export const memberPages: Record<Exclude<MemberPage, LeadsOn>, LookAt[]> = {
  home: [{ as: 'visitor', at: () => paths.home, isSteady: true }],
  courses: [{ as: 'visitor', at: () => paths.courses, isSteady: true }],
  library: seenBy(paths.library, 'reader'),
  course: [
    { as: 'visitor', at: ({ course }) => paths.course(course), isSteady: true },
    { as: 'reader', at: ({ course }) => paths.course(course), isSteady: true },
    { as: 'graduate', at: ({ freeCourse }) => paths.course(freeCourse), open: showHelpAndTranscript },
    { as: 'graduate', at: ({ freeCourse }) => paths.course(freeCourse), open: showUnreadableVideo },
  ],
  product: [
    { as: 'visitor', at: ({ download }) => paths.product(download), isSteady: true },
    { as: 'newcomer', at: ({ hour }) => paths.product(hour) },
  ],
  coaching: [
    ...seenBy(paths.coaching, 'visitor'),
    ...seenBy(`${paths.coaching}?booking=no-such-link`, 'visitor'),
  ],
  cart: seenBy(paths.cart, 'shopper', 'visitor', 'coach'),
  checkout: seenBy(paths.checkout, 'shopper', 'visitor', 'daughter'),
  subscribe: [
    { as: 'newcomer', at: ({ bundle, monthly }) => subscriptionPaths.start(bundle, monthly) },
    { as: 'visitor', at: ({ bundle, monthly }) => subscriptionPaths.start(bundle, monthly) },
  ],
  subscriptions: [
    { as: 'graduate', at: ({ subscription }) => subscriptionPaths.one(subscription) },
    { as: 'graduate', at: ({ subscription }) => subscriptionPaths.one(subscription), open: askToCancel },
  ],
  coupon: seenBy('/c/NO-SUCH-COUPON', 'visitor'),
  gift: [
    { as: 'visitor', at: ({ gift }) => `/gifts/${gift}` },
    { as: 'newcomer', at: ({ gift }) => `/gifts/${gift}` },
    {
      as: 'visitor',
      at: ({ gift }) => `/gifts/${gift}`,
      open: giftThatIs('redeemed', 'gifts:taken.title'),
    },
    { as: 'visitor', at: ({ gift }) => `/gifts/${gift}`, open: giftThatIs('closed', 'gifts:closed.title') },
    ...seenBy('/gifts/no-such-link', 'visitor'),
  ],
  guardian: seenBy('/guardian/no-such-link', 'visitor'),
  orders: seenBy(paths.orders, 'reader', 'newcomer', 'graduate'),
  order: [
    { as: 'reader', at: ({ order }) => paths.order(order) },
    { as: 'reader', at: ({ giftOrder }) => paths.order(giftOrder) },
    { as: 'reader', at: ({ wardOrder }) => paths.order(wardOrder) },
  ],
  login: seenBy(paths.login, 'visitor'),
  register: [
    ...seenBy(paths.register, 'visitor'),
    { as: 'visitor', at: () => paths.register, open: beTooYoung, isRefused: true },
  ],
  yourAge: seenBy(paths.yourAge, 'unasked'),
  forgotPassword: seenBy(paths.forgotPassword, 'visitor'),
  resetPassword: seenBy(paths.resetPassword, 'visitor'),
  verifyEmail: seenBy(paths.verifyEmail, 'visitor'),
  unsubscribe: seenBy(paths.unsubscribe, 'visitor'),
  terms: seenBy(paths.terms, 'visitor'),
  privacy: seenBy(paths.privacy, 'visitor'),
  imprint: seenBy(paths.imprint, 'visitor'),
  refunds: seenBy(paths.refunds, 'visitor'),
  notFound: seenBy('/nowhere', 'visitor'),
  certificate: [
    { as: 'visitor', at: ({ certificate }) => sanctumPaths.certificate(certificate) },
    { as: 'visitor', at: () => sanctumPaths.certificate('AAAA-AAAA-AAAA'), isMissing: true },
  ],
  profile: ['courses', 'downloads', 'activity'].map((tab) => ({
    as: 'reader',
    at: () => `${sanctumPaths.profile}?tab=${tab}`,
  })),
  overview: ofMembers(sanctumPaths.overview),
  settings: [...ofMembers(sanctumPaths.settings), ...seenBy(sanctumPaths.settings, 'daughter')],
  settingsPage: [
    ...SETTINGS_PAGES.flatMap((page) => ofMembers(sanctumPaths.settingsPage(page))),
    ...seenBy(sanctumPaths.settingsPage('privacy'), 'daughter'),
    { as: 'reader', at: () => sanctumPaths.settingsPage('notifications', 'advanced') },
    { as: 'mover', at: () => sanctumPaths.settingsPage('data'), shows: 'Your data is ready' },
    { as: 'mover', at: () => sanctumPaths.settingsPage('sign-in'), open: expectEmailPending },
  ],
  calendar: [
    ...ofMembers(sanctumPaths.calendar),
    ...seenBy(`${sanctumPaths.calendar}?view=week`, 'reader'),
    ...seenBy(`${sanctumPaths.calendar}?view=agenda`, 'reader'),
    ...seenBy(`${sanctumPaths.calendar}?view=month`, 'reader'),
  ],
  coachingSessions: ofMembers(sanctumPaths.coachingSessions),
  coachingMessages: seenBy(sanctumPaths.coachingMessages, 'reader'),
  myCoaching: ofMembers(paths.myCoaching),
  myCoachingMessages: seenBy(sanctumPaths.myCoachingMessages, 'reader'),
  myCoachingNew: [
    ...ofMembers(sanctumPaths.myCoachingNew),
    { as: 'reader', at: () => sanctumPaths.myCoachingNew, open: choosePlace },
    { as: 'newcomer', at: () => sanctumPaths.myCoachingNew, open: choosePaidTime },
  ],
  community: [...ofMembers(sanctumPaths.community), ...seenBy(paths.community, 'reader', 'coach', 'visitor')],
  communityQuestions: seenBy(communityPaths.communityQuestions, 'reader', 'visitor'),
  communityAnnouncements: seenBy(communityPaths.communityAnnouncements, 'reader', 'coach'),
  communityEvent: [
    { as: 'reader', at: ({ event }) => communityPaths.communityEvent(event) },
    { as: 'reader', at: ({ fullEvent }) => communityPaths.communityEvent(fullEvent) },
  ],
  communityPerson: [{ as: 'newcomer', at: ({ student }) => communityPaths.communityPerson(student) }],
  communityPost: [{ as: 'reader', at: ({ post }) => communityPaths.communityPost(post) }],
  communityProfile: ofMembers(sanctumPaths.communityProfile),
  communityCircle: ofMembers(sanctumPaths.communityCircle),
  communityMessages: ofMembers(sanctumPaths.communityMessages),
  classroom: ofMembers(sanctumPaths.classroom),
  classroomCourse: [{ as: 'reader', at: ({ course }) => sanctumPaths.classroomCourse(course) }],
  classroomModule: [
    { as: 'reader', at: ({ course, module }) => sanctumPaths.classroomModule(course, module) },
  ],
  classroomLesson: [
    {
      as: 'reader',
      at: ({ course, module, lesson }) => sanctumPaths.classroomLesson(course, module, lesson),
    },
  ],
  toolsVideo: ofMembers(sanctumPaths.toolsVideo),
  toolsAudio: ofMembers(sanctumPaths.toolsAudio),
  toolsDownloads: ofMembers(sanctumPaths.toolsDownloads),
  notes: ofMembers(sanctumPaths.notes),
  growth: ofMembers(sanctumPaths.growth),
  leaderboard: ofMembers(sanctumPaths.leaderboard),
  family: ofMembers(sanctumPaths.family),
  addDaughter: ofMembers(sanctumPaths.addDaughter),
  familyPart: ['permissions', 'guardians', 'account'].map((part) => ({
    as: 'reader',
    at: ({ ward }) => sanctumPaths.familyPart(ward, part),
  })),
  notifications: [...ofMembers(sanctumPaths.notifications), ...seenBy(sanctumPaths.notifications, 'coach')],
};
