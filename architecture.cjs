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
  // log of changes and exports
  audit: { uses: [], reads: [] },
  // pictures from media, the texts that a sign-up accepts from legal
  // an order paid by card proves a guardian's consent
  // reports count only from owners of a product
  accounts: { uses: ['audit', 'legal', 'media', 'site'], reads: ['enrollments', 'payments'] },
  // products and courses
  // a product that was owned or ordered stays; a course is published only with content
  catalog: {
    uses: ['audit', 'media'],
    reads: ['accounts', 'courses', 'enrollments', 'payments', 'subscriptions'],
  },
  // names of the site and its coach, texts and pictures of its pages, currency of prices; shows the publisher's name
  site: { uses: ['audit', 'media'], reads: ['accounts', 'business'] },
  // the seller on receipts (by default the site's name), receipt numbers, the time zone, and the currency, fixed after the first order;
  // a new business takes the time zone of the coach's account
  business: { uses: ['audit', 'site'], reads: ['accounts', 'payments', 'site'] },
  // terms, privacy, imprint, refund policy and accepted versions; shows the publisher's name
  legal: { uses: ['audit'], reads: ['accounts'] },
  courses: { uses: ['catalog', 'media'], reads: ['catalog'] },
  // lessons are created, copied and deleted with their product; shows the last editor's name
  widgets: { uses: ['catalog', 'courses', 'media'], reads: ['accounts', 'courses', 'media'] },
  // repeatable products are granted again; accounts decides who may have a second seat
  enrollments: { uses: ['accounts', 'audit', 'catalog'], reads: ['accounts', 'catalog', 'coaching'] },
  // a member's activities
  // redeeming a gift grants the product; the gift's page names the sender
  gifts: { uses: ['enrollments', 'media'], reads: ['accounts', 'catalog', 'coaching'] },
  // the smallest charge, and the products of a coupon
  coupons: { uses: ['audit', 'catalog'], reads: [] },
  // the coupon's discount, the tax, and the ward that a line is for
  cart: {
    uses: ['accounts', 'business', 'catalog', 'coupons', 'enrollments', 'gifts', 'media'],
    reads: ['accounts', 'catalog', 'coaching', 'enrollments'],
  },
  // paid = purchases = enrollments in one transaction, so payments asks enrollments directly; accounts for the receipt's address;
  // for the coach's review: the payer, and whether the product is owned already; also the emails of an order; what a
  // subscription's product opens now
  payments: {
    uses: ['accounts', 'audit', 'business', 'cart', 'catalog', 'coupons', 'enrollments', 'gifts'],
    reads: ['accounts', 'business', 'coaching', 'enrollments', 'gifts', 'notifications'],
  },
  // each payment of a subscription is an order of payments, in the transaction that moves its access; it names the
  // sessions that it brings
  subscriptions: {
    uses: [
      'accounts',
      'audit',
      'business',
      'cart',
      'catalog',
      'coaching',
      'coupons',
      'enrollments',
      'payments',
    ],
    reads: ['accounts', 'business', 'catalog', 'payments'],
  },
  // accounts decides which embedded pages of other companies a minor may open
  learning: {
    uses: ['accounts', 'audit', 'courses', 'widgets', 'enrollments', 'media'],
    reads: ['catalog', 'courses', 'widgets', 'enrollments', 'media'],
  },
  // names, titles and the day come from views; enrollments decides who may have a certificate
  // accounts decides who may read a minor's name
  certificates: {
    uses: ['accounts', 'enrollments', 'media', 'site'],
    reads: ['accounts', 'catalog', 'learning'],
  },
  // owners' reviews of their products
  // accounts decides which reviews wait for the coach
  reviews: { uses: ['accounts', 'audit', 'catalog', 'enrollments'], reads: ['accounts', 'catalog'] },
  // views of a product's page; days are in the time zone of the business
  views: { uses: ['catalog'], reads: ['business', 'catalog', 'enrollments'] },
  // notes only in lessons that are open to the member now
  notes: { uses: ['courses', 'learning', 'site'], reads: ['catalog', 'courses', 'enrollments'] },
  // answers to the widgets of open lessons; the coach reads shared answers with the member's name; files of assignments
  answers: {
    uses: ['accounts', 'learning', 'media', 'widgets'],
    reads: ['accounts', 'catalog', 'courses', 'widgets', 'enrollments'],
  },
  // catalog creates and withdraws the products that sell an offering;
  // bookings with their member, time and session; hours are in the time zone of the business; sessions come with purchases
  // and gifts and end with them; a slot held for a payment is in the cart; session files come from media; private calendars
  // list events beside sessions
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
  // conversations of two people or of a circle; the coach's decisions about messages are in the audit log
  messages: { uses: ['accounts', 'audit', 'groups', 'media'], reads: ['accounts', 'groups'] },
  // points for members' activities, read from the modules that keep them; days are in the time zone of the business
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
  // consequences of these activities
  // the congratulation email links the certificate; the daily email is sent in the time zone of the business
  // the email of a gift has a link made for that email
  // push messages show the site's name and go to signed-in devices
  // the policy of accounts decides, by kinship and circle, which people a notification names to its reader;
  // no notifications from a circle after leaving it; receipts name the holders of second seats
  // a restore holds webhooks as it holds emails
  // emails show pictures and products
  notifications: {
    uses: [
      'accounts',
      'audit',
      'business',
      'catalog',
      'certificates',
      'coaching',
      'community-events',
      'gifts',
      'media',
      'site',
      'webhooks',
    ],
    reads: [
      'accounts',
      'business',
      'catalog',
      'coaching',
      'community',
      'community-events',
      'courses',
      'enrollments',
      'groups',
      'subscriptions',
    ],
  },
  // export of a member's own data, and deletion of an account; each module declares its data (platform/personal-data)
  privacy: { uses: ['accounts', 'media', 'site'], reads: [] },
  // the coach's circles and pods of students, and notes about them
  // products bring their owners into groups; accounts decides whether a minor may join
  groups: { uses: ['accounts', 'audit'], reads: ['accounts', 'catalog', 'enrollments'] },
  'student-notes': { uses: ['audit'], reads: ['accounts'] },
  // posts and comments; the policy of accounts decides which authors a reader sees, and what is moderated first
  // authors show their level where the policy allows it; the search also finds open lessons and the shop;
  // learning decides whether the asker may enter the lesson of a question
  community: {
    uses: ['accounts', 'audit', 'groups', 'growth', 'learning', 'media'],
    reads: ['accounts', 'catalog', 'courses', 'enrollments', 'groups', 'growth', 'learning', 'messages'],
  },
  // the coach's events for members, or for a circle or pod; the policy of accounts decides who may come
  'community-events': { uses: ['accounts', 'audit', 'groups'], reads: ['accounts', 'groups'] },
  // screens that read across modules; no other module may use them
  // the site decides which products are on the home page, accounts whose words may be quoted; the sitemap lists the legal pages
  storefront: {
    uses: ['accounts', 'catalog', 'coaching', 'legal', 'media', 'site'],
    // a product's page names the member's subscription to it
    reads: [
      'accounts',
      'catalog',
      'coaching',
      'courses',
      'widgets',
      'enrollments',
      'media',
      'reviews',
      'subscriptions',
    ],
  },
  dashboard: {
    uses: ['answers', 'community', 'enrollments', 'learning'],
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
  // accounts writes the coach's changes to a member, enrollments grants access by hand, growth converts points to levels
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
  // the coach's broadcasts and sequences with their members; recipients are read from the modules that keep them, levels
  // from growth
  // pictures of emails are used in the media library
  broadcasts: {
    uses: ['audit', 'growth', 'media', 'notifications'],
    reads: [
      'accounts',
      'cart',
      'catalog',
      'enrollments',
      'groups',
      'growth',
      'notifications',
      'payments',
      'students',
    ],
  },
  // a guardian's view of her daughter, without her texts; a daughter's request goes into the guardian's cart
  families: {
    uses: ['accounts', 'cart', 'catalog', 'enrollments'],
    reads: ['accounts', 'catalog', 'coaching', 'community-events', 'courses', 'enrollments', 'learning'],
  },
  // the coach's screens for products; catalog makes the changes
  studio: {
    uses: ['catalog', 'media'],
    reads: ['catalog', 'courses', 'widgets', 'enrollments', 'media', 'reviews'],
  },
  // a course with its media as one file
  'course-files': {
    uses: ['audit', 'catalog', 'courses', 'media', 'widgets'],
    reads: ['catalog', 'courses'],
  },
  // the audit log with names
  'audit-log': { uses: ['audit'], reads: ['accounts', 'audit', 'catalog'] },
  // the steps of a new site before its first visitor
  'first-run': {
    uses: ['legal', 'notifications', 'site'],
    reads: ['accounts', 'business', 'catalog', 'coaching', 'enrollments', 'payments'],
  },
  // public events, sent to the coach's other programs; accounts decides what they may be told of a minor
  webhooks: {
    uses: ['accounts', 'audit'],
    reads: ['accounts', 'catalog', 'coaching', 'community-events', 'courses', 'groups'],
  },
  // finds anything of the coach's by a few letters
  finder: { uses: [], reads: ['accounts', 'catalog', 'community', 'courses', 'payments'] },
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
      'subscriptions',
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
  // one outline, one set of keys: every page shows the same progress
  learning: [],
  // a member's position in a course
  'course-progress': ['session', 'learning'],
  certificates: [],
  // a course may be finished in the player and in the classroom; the catalog has the next one
  'course-complete': ['catalog', 'certificates'],
  // an expired signed address is renewed with its lesson
  'lesson-widgets': ['session', 'learning', 'private-writing'],
  // holder of the second seat, for every product for two
  'second-seat': ['session'],
  // one screen or one journey each
  accounts: ['session'],
  // the member's plant and level, shown by the member area and the profile page
  growth: [],
  // shown by settings and the profile page
  avatar: ['session'],
  // a mother and her daughters, on a page of their own
  // the mother's own courses are those of her dashboard
  family: ['session', 'accounts', 'learning', 'private-writing', 'second-seat', 'settings'],
  settings: ['session', 'language', 'accounts', 'avatar', 'private-writing'],
  unsubscribe: ['accounts'],
  legal: [],
  // unsent texts on a shared device belong to one person
  messages: ['session'],
  // a member's sessions with the coach
  // a slot held for a payment is in the cart
  // companion for a session for two
  sessions: ['session', 'cart', 'second-seat'],
  // events of the community, shown among its announcements
  events: ['session'],
  // posts, questions, announcements and circles; its Collective has two addresses
  community: ['session', 'events', 'messages'],
  // the bell is in the header, the list in the member area
  notifications: ['session'],
  'my-sanctum': [
    'session',
    'sessions',
    'messages',
    'accounts',
    'growth',
    'settings',
    'catalog',
    'learning',
    'tools',
  ],
  profile: ['session', 'settings', 'avatar', 'catalog', 'growth', 'community', 'my-sanctum'],
  // its courses are the player's page
  classroom: ['learning', 'player'],
  cart: ['session', 'catalog', 'family', 'second-seat'],
  // a minor asks her guardians at the checkout
  checkout: ['session', 'cart', 'family'],
  // a redeemed product is in the library afterwards
  gifts: ['session', 'catalog', 'cart'],
  orders: ['session', 'catalog', 'cart', 'second-seat', 'sessions'],
  // paid like an order; each payment is one
  subscriptions: ['session', 'catalog', 'cart', 'checkout', 'orders'],
  home: ['cart', 'catalog'],
  library: ['catalog', 'cart'],
  coaching: ['cart'],
  reviews: ['catalog', 'session'],
  // owned recordings play in their place
  tools: ['catalog', 'cart', 'player'],
  // the player is loaded for a free preview only; the second seat of a course is chosen on the product page, too
  // the end of an owner's access
  product: ['session', 'catalog', 'cart', 'learning', 'player', 'reviews', 'second-seat'],
  player: ['notes', 'learning', 'lesson-widgets', 'course-progress', 'course-complete'],
};

/**
 * Below these, no two folders import each other, directly or through others. The index.ts and the wiring of a module are
 * above its folders; the other files beside them are shared by its folders.
 */
exports.oneWay = ['backend/src', 'backend/test', 'member-app/src', 'creator-console/src', 'web/src', 'e2e'];

/**
 * Most lines of each part of the product, without specs, texts, migrations and demo. A change that needs more raises the
 * limit in its own commit (docs/decisions/growth-in-the-diff.md).
 */
exports.sizes = {
  'backend/src': 24_550,
  'backend/src/modules': 92_600,
  'member-app/src': 41_450,
  'creator-console/src': 50_600,
  'web/src': 2_000,
  'openapi/src': 1_000,
};
