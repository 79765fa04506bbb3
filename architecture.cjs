/**
 * Who may use whom. Read this page first: it is the architecture.
 *
 * A module may call only the modules listed beside it, and only through their index.ts.
 * Everything else travels as an event (backend/src/events). No cycles, ever.
 * A module missing here can neither import nor be imported: add it here first, in the same commit.
 * `.dependency-cruiser.cjs` turns this page into rules; `tools/prove-architecture.mjs` shows that each rule can fail.
 */
exports.backend = {
  // foundations
  media: [],
  // a person's picture
  accounts: ['media'],
  // what is sold and taught
  catalog: ['media'],
  courses: ['catalog', 'media'],
  // a course's lessons begin, are copied and end with its product
  widgets: ['catalog', 'courses', 'media'],
  enrollments: ['catalog'],
  // what a member does
  cart: ['catalog', 'enrollments'],
  // paid = purchases = enrollments in one transaction, so payments asks enrollments directly; accounts for the receipt's address
  payments: ['accounts', 'cart', 'enrollments'],
  learning: ['courses', 'widgets', 'enrollments', 'media'],
  // reads completions, names and titles by SQL; asks enrollments for the right to it
  certificates: ['enrollments'],
  // what an owner thinks of what she owns
  reviews: ['catalog', 'enrollments'],
  // how often a product's page was opened; a day begins where the coach lives
  views: ['accounts', 'catalog'],
  // a note may be written only where she may work now
  notes: ['courses', 'learning'],
  // an answer belongs to a widget of a lesson she may work on now; what she shares, the coach reads with her name
  answers: ['accounts', 'courses', 'widgets', 'enrollments', 'learning'],
  // what follows from it
  // the mail that congratulates carries the address of the certificate
  notifications: ['accounts', 'certificates'],
  // a member's own data in one file, and the end of an account; what is in it each module tells by itself (platform/personal-data)
  privacy: ['accounts', 'media'],
  // screens that read across modules; nobody may use them
  storefront: ['accounts', 'catalog', 'courses', 'widgets', 'enrollments', 'media'],
  dashboard: ['catalog', 'courses', 'enrollments', 'learning'],
  students: ['accounts', 'catalog', 'enrollments', 'payments', 'learning'],
  // the coach's screens for products; what they do is done by catalog
  studio: ['catalog', 'media'],
  // the coach's figures
  insights: ['accounts', 'catalog', 'courses', 'widgets', 'enrollments', 'payments', 'learning', 'media'],
};

exports.memberApp = {
  // shown by many screens
  session: [],
  catalog: [],
  // drafts on a shared device belong to one person
  notes: ['session'],
  // one outline, one set of keys: the player and the classroom show the same progress
  learning: [],
  // where a member is in a course, saved on every page that shows lessons
  'course-progress': ['session', 'learning'],
  certificates: [],
  // a course may be finished in the player and in the classroom
  'course-complete': ['certificates'],
  // a signed address that has run out is asked for again with its lesson
  'lesson-widgets': ['session', 'learning'],
  // one screen or one journey each
  accounts: ['session'],
  // settings and the profile page show it
  avatar: ['session'],
  settings: ['session', 'accounts', 'avatar'],
  unsubscribe: ['accounts'],
  'my-sanctum': ['session', 'accounts', 'settings', 'catalog', 'cart', 'learning', 'tools'],
  profile: ['session', 'settings', 'avatar', 'catalog', 'my-sanctum'],
  classroom: ['learning', 'lesson-widgets', 'course-progress', 'player', 'course-complete'],
  cart: ['session', 'catalog'],
  checkout: ['session', 'cart'],
  orders: ['session', 'catalog', 'cart'],
  home: ['session', 'catalog', 'cart'],
  library: ['catalog', 'cart'],
  coaching: ['catalog', 'cart'],
  reviews: ['catalog'],
  tools: ['catalog', 'cart'],
  // the player is fetched for a free preview only
  product: ['session', 'catalog', 'cart', 'player', 'reviews'],
  player: ['notes', 'learning', 'lesson-widgets', 'course-progress', 'course-complete'],
};

/** Below these, no folder imports one that imports it, be it by way of others. */
exports.oneWay = ['creator-console/src'];
