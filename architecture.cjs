/**
 * Permissions between modules. Read this page first: it is the architecture.
 *
 * `uses`: a module may call only the modules listed there, and only through their index.ts.
 * `reads`: a module's SQL may select from its own tables and from the views of the modules listed there. The types of
 * such rows may be imported from their index.ts (`import type`). A module writes only to its own tables.
 * Everything else travels as an event (backend/src/events; docs/events.md lists publishers and listeners). No cycles,
 * ever. Every permission listed here is used.
 * A module missing here can neither import nor be imported: add it here first, in the same commit.
 * `.dependency-cruiser.cjs` turns `uses` into rules, `tools/lib/sql-walls.mjs` checks `reads` in every SQL text, and
 * `tools/prove-architecture.mjs` shows that each rule can fail.
 */
exports.backend = {
  // foundations
  media: { uses: [], reads: [] },
  // who changed or exported what
  audit: { uses: [], reads: [] },
  // a person's picture
  // who registers accepts the legal texts
  // an order paid by card shows that an adult agrees for her daughter
  // a report counts from whoever owns something
  accounts: { uses: ['audit', 'legal', 'media', 'site'], reads: ['enrollments', 'payments'] },
  // what is sold and taught
  // what was ever owned or ordered stays; what is in a course decides whether it may go out
  catalog: { uses: ['audit', 'media'], reads: ['accounts', 'courses', 'enrollments', 'payments'] },
  // what the place and its coach are called, what its own pages say and show, and the currency of prices; who published is told by name
  site: { uses: ['audit', 'media'], reads: ['accounts', 'business'] },
  // who sells, as receipts name it (without a name of its own, the place), the numbers of receipts, the clock, and the currency, which stays once something was ordered;
  // a new one has the clock of the coach's account
  business: { uses: ['audit', 'site'], reads: ['accounts', 'payments', 'site'] },
  // terms, privacy, imprint and refund policy, and who accepted which version; who published is told by name
  legal: { uses: ['audit'], reads: ['accounts'] },
  courses: { uses: ['catalog', 'media'], reads: ['catalog'] },
  // a course's lessons begin, are copied and end with its product; who changed one last is told by name
  widgets: { uses: ['catalog', 'courses', 'media'], reads: ['accounts', 'courses', 'media'] },
  // what can be bought again is given again; who may have a second seat, accounts says
  enrollments: { uses: ['accounts', 'audit', 'catalog'], reads: ['accounts', 'catalog', 'coaching'] },
  // what a member does
  // who redeems a gift owns what was given; its page names who sent it
  gifts: { uses: ['enrollments', 'media'], reads: ['accounts', 'catalog', 'coaching'] },
  // the smallest charge and the products a coupon is for
  coupons: { uses: ['audit', 'catalog'], reads: [] },
  // what the coupon in it takes off, and the tax on it; for whose ward something is
  cart: {
    uses: ['accounts', 'business', 'catalog', 'coupons', 'enrollments', 'gifts', 'media'],
    reads: ['accounts', 'catalog', 'coaching', 'enrollments'],
  },
  // paid = purchases = enrollments in one transaction, so payments asks enrollments directly; accounts for the receipt's address;
  // who paid what the coach must look at, and whether it is owned already; which mails an order brought
  payments: {
    uses: ['accounts', 'audit', 'business', 'cart', 'coupons', 'enrollments', 'gifts'],
    reads: ['accounts', 'business', 'coaching', 'enrollments', 'gifts', 'notifications'],
  },
  // which frames of other companies a minor may open, accounts says
  learning: {
    uses: ['accounts', 'audit', 'courses', 'widgets', 'enrollments', 'media'],
    reads: ['catalog', 'courses', 'widgets', 'enrollments', 'media'],
  },
  // names, titles and the day come from views; enrollments is asked for the right to it
  // who reads a minor's name, accounts says
  certificates: { uses: ['accounts', 'enrollments', 'site'], reads: ['accounts', 'catalog', 'learning'] },
  // what owners think of what they own
  // whose review waits for the coach, accounts says
  reviews: { uses: ['accounts', 'audit', 'catalog', 'enrollments'], reads: ['accounts', 'catalog'] },
  // how often a product's page was opened; a day begins by the clock of the business
  views: { uses: ['catalog'], reads: ['business', 'catalog', 'enrollments'] },
  // a note may be written only where the member may work now
  notes: { uses: ['courses', 'learning', 'site'], reads: ['catalog', 'courses', 'enrollments'] },
  // an answer belongs to a widget of a lesson the member may work on now; what is shared, the coach reads with a name
  answers: {
    uses: ['accounts', 'learning', 'widgets'],
    reads: ['accounts', 'catalog', 'courses', 'widgets', 'enrollments'],
  },
  // the products that sell an offering, catalog makes and takes from the shop;
  // whose time is booked and when, and with which sessions; hours go by the clock of the business, sessions come and go with what is
  // bought and given; a time that is held for a payment lies in the cart; files of a session are of the media library; events stand
  // in the private calendars beside sessions
  coaching: {
    uses: ['accounts', 'audit', 'cart', 'catalog', 'media', 'site'],
    reads: [
      'accounts',
      'business',
      'catalog',
      'community-events',
      'enrollments',
      'gifts',
      'media',
      'payments',
    ],
  },
  // who writes with whom, and in which circle; what the coach decides about a message is in the audit log
  messages: { uses: ['accounts', 'audit', 'groups', 'media'], reads: ['accounts', 'groups'] },
  // points for what members do; what stands is read where it is kept, on days by the clock of the business
  growth: {
    uses: ['accounts', 'audit'],
    reads: [
      'accounts',
      'answers',
      'business',
      'catalog',
      'certificates',
      'coaching',
      'courses',
      'enrollments',
      'community',
      'learning',
      'reviews',
    ],
  },
  // what follows from it
  // the mail that congratulates carries the address of the certificate; the daily one comes by the clock of the business
  // a gift is mailed with a link made for that mail
  // push messages bear the name of the place, and go to devices that are signed in
  // who did what one is told of is named as the policy of accounts lets this reader, by kinship and circle;
  // what stands in a circle that was left is told of no longer; a receipt names who has the second seats
  notifications: {
    uses: ['accounts', 'audit', 'business', 'certificates', 'coaching', 'community-events', 'gifts', 'site'],
    reads: ['accounts', 'business', 'coaching', 'community', 'community-events', 'enrollments', 'groups'],
  },
  // a member's own data in one file, and the end of an account; what is in it each module tells by itself (platform/personal-data)
  privacy: { uses: ['accounts', 'media', 'site'], reads: [] },
  // what the coach makes of students: circles and pods, and notes about them
  // whom products bring where, and whether a minor may join, which accounts says
  groups: { uses: ['accounts', 'audit'], reads: ['accounts', 'catalog', 'enrollments'] },
  'student-notes': { uses: ['audit'], reads: ['accounts'] },
  // what people write to one another; whom a reader sees of them and what appears at once, the policy of accounts says
  // beside who wrote stands the level, where the policy lets this reader see it; her search finds open lessons and the shop, too;
  // a question may be asked from within a lesson, which learning lets the asker enter
  community: {
    uses: ['accounts', 'audit', 'groups', 'growth', 'learning', 'media'],
    reads: ['accounts', 'catalog', 'courses', 'enrollments', 'groups', 'growth', 'learning', 'messages'],
  },
  // what the coach plans for members, or for a circle or pod; who may come, the policy of accounts says
  'community-events': { uses: ['accounts', 'audit', 'groups'], reads: ['accounts', 'groups'] },
  // screens that read across modules; nobody may use them
  // which products stand on the home page, the site says
  storefront: {
    uses: ['catalog', 'media', 'site'],
    reads: ['accounts', 'catalog', 'coaching', 'courses', 'widgets', 'enrollments', 'media', 'reviews'],
  },
  dashboard: {
    uses: ['enrollments', 'learning'],
    reads: [
      'catalog',
      'coaching',
      'community',
      'community-events',
      'courses',
      'enrollments',
      'learning',
      'reviews',
    ],
  },
  // what the coach changes of a member's record, accounts writes; what is given by hand, enrollments; which level points are, growth
  students: {
    uses: ['accounts', 'audit', 'enrollments', 'gifts', 'growth', 'notifications', 'payments'],
    reads: [
      'accounts',
      'answers',
      'audit',
      'business',
      'catalog',
      'coaching',
      'courses',
      'enrollments',
      'gifts',
      'groups',
      'growth',
      'learning',
      'notifications',
      'payments',
      'reviews',
    ],
  },
  // letters of the coach to many, and who is in which sequence of them; whom a letter reaches is read where it is kept, and levels
  // are those of growth
  broadcasts: {
    uses: ['audit', 'growth', 'notifications'],
    reads: [
      'accounts',
      'catalog',
      'enrollments',
      'groups',
      'growth',
      'notifications',
      'payments',
      'students',
    ],
  },
  // what a guardian sees of her daughter, and nothing she has written; what a daughter asks for goes into the guardian's cart
  families: {
    uses: ['accounts', 'cart', 'catalog', 'enrollments'],
    reads: ['accounts', 'catalog', 'courses', 'enrollments', 'learning'],
  },
  // the coach's screens for products; what they do is done by catalog
  studio: {
    uses: ['catalog', 'media'],
    reads: ['catalog', 'courses', 'widgets', 'enrollments', 'media', 'reviews'],
  },
  // who did what to whom, by name
  'audit-log': { uses: ['audit'], reads: ['accounts', 'audit', 'catalog'] },
  // what a new place needs before its first guest
  'first-run': {
    uses: ['legal', 'notifications', 'site'],
    reads: ['accounts', 'business', 'catalog', 'coaching', 'enrollments', 'payments'],
  },
  // the coach's figures
  insights: {
    uses: ['catalog', 'media', 'notifications'],
    reads: [
      'accounts',
      'answers',
      'business',
      'catalog',
      'coaching',
      'courses',
      'widgets',
      'enrollments',
      'community',
      'payments',
      'learning',
      'messages',
      'reviews',
      'views',
    ],
  },
};

exports.memberApp = {
  // shown by many screens
  session: [],
  catalog: [],
  // chosen in the footer and in the settings, kept in the account
  language: ['session'],
  'private-writing': ['session'],
  // drafts on a shared device belong to one person
  notes: ['session', 'private-writing'],
  // one outline, one set of keys: the player and the classroom show the same progress
  learning: [],
  // where a member is in a course, saved on every page that shows lessons
  'course-progress': ['session', 'learning'],
  certificates: [],
  // a course may be finished in the player and in the classroom
  'course-complete': ['certificates'],
  // a signed address that has run out is asked for again with its lesson
  'lesson-widgets': ['session', 'learning', 'private-writing'],
  // who takes the seat beside a mother's, wherever something is for two
  'second-seat': ['session'],
  // one screen or one journey each
  accounts: ['session'],
  // the member's plant and level, shown by the member area and the profile page
  growth: [],
  // settings and the profile page show it
  avatar: ['session'],
  // a mother and her daughters, on a page of their own
  family: ['session', 'accounts', 'private-writing', 'second-seat', 'settings'],
  settings: ['session', 'language', 'accounts', 'avatar', 'private-writing'],
  unsubscribe: ['accounts'],
  legal: [],
  // what is unsent on a shared device belongs to one person
  messages: ['session'],
  // a member's sessions with the coach, on a page of their own and in the member area
  // a time that is paid for lies in the cart
  // who comes along to a session for two
  sessions: ['session', 'cart', 'messages', 'second-seat'],
  // events of the community, which stand among its announcements
  events: ['session'],
  // what members write: the same on its own page and in the member area
  community: ['session', 'events'],
  // the bell stands in the header, the list in the member area
  notifications: ['session'],
  'my-sanctum': [
    'session',
    'sessions',
    'messages',
    'accounts',
    'growth',
    'settings',
    'catalog',
    'cart',
    'learning',
    'tools',
    'community',
  ],
  profile: ['session', 'settings', 'avatar', 'catalog', 'growth', 'my-sanctum'],
  classroom: ['learning', 'lesson-widgets', 'course-progress', 'notes', 'player', 'course-complete'],
  cart: ['session', 'catalog', 'family', 'second-seat'],
  // a minor asks her guardians there
  checkout: ['session', 'cart', 'family'],
  // what a gift opens is in the library afterwards
  gifts: ['session', 'catalog', 'cart'],
  orders: ['session', 'catalog', 'cart', 'second-seat', 'sessions'],
  home: ['cart', 'catalog'],
  library: ['catalog', 'cart'],
  coaching: ['cart'],
  reviews: ['catalog'],
  tools: ['catalog', 'cart'],
  // the player is fetched for a free preview only; who takes the second seat of a course is said there, too
  product: ['session', 'catalog', 'cart', 'player', 'reviews', 'second-seat'],
  player: ['notes', 'learning', 'lesson-widgets', 'course-progress', 'course-complete'],
};

/**
 * Below these, no folder imports one that imports it, be it by way of others. A module's door and wiring stand above its
 * folders; what else lies beside them is what its folders share.
 */
exports.oneWay = ['backend/src', 'backend/test', 'member-app/src', 'creator-console/src', 'web/src', 'e2e'];
