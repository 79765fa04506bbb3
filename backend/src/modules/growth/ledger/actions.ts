/** An action that earns points by a rule, as the ledger finds it. */
interface ActionSource {
  /** SQL for all current actions of this kind: `account_id`, `thing_id` (counted once each) and `at` (when it was done). */
  standing: string;
  /** Title of the thing `e.thing_id` of the member `e.account_id`, for readers of the ledger. */
  title: string;
}

/** Restricts actions to owned products: refunded ones do not count, as in ratings (product rule 4.3). */
const owned = (alias: string, productId: string) =>
  `join active_enrollments o on o.account_id = ${alias}.account_id and o.product_id = ${alias}.${productId}`;

/**
 * The actions with rules. To add one, you need a line here, its rule in a migration, and a listener that settles it
 * when it is done and undone (CONTRIBUTING). Private things earn nothing, so that no ledger reveals them.
 */
export const ACTIONS = {
  lesson_completed: {
    standing: `select c.account_id, c.subject_id as thing_id, c.completed_at as at
      from completion_facts c ${owned('c', 'course_id')} where c.kind = 'lesson'`,
    title: 'select l.title from lesson_places l where l.id = e.thing_id',
  },
  course_completed: {
    standing: `select c.account_id, c.subject_id as thing_id, c.completed_at as at
      from completion_facts c ${owned('c', 'course_id')} where c.kind = 'course'`,
    title: 'select p.title from product_facts p where p.id = e.thing_id',
  },
  certificate_issued: {
    standing: `select c.account_id, c.course_id as thing_id, c.issued_at as at
      from issued_certificates c ${owned('c', 'course_id')}`,
    title: 'select p.title from product_facts p where p.id = e.thing_id',
  },
  journal_shared: {
    standing: `select j.account_id, j.id as thing_id, j.shared_at as at
      from journal_exchanges j ${owned('j', 'course_id')} where j.shared_at is not null`,
    title: `select l.title from journal_exchanges j join lesson_places l on l.id = j.lesson_id where j.id = e.thing_id`,
  },
  review_written: {
    standing: `select r.account_id, r.product_id as thing_id, r.created_at as at
      from visible_reviews r ${owned('r', 'product_id')}`,
    title: 'select p.title from product_facts p where p.id = e.thing_id',
  },
  post_published: {
    standing: 'select p.account_id, p.id as thing_id, p.shown_at as at from published_posts p',
    title: 'select null::text',
  },
  comment_written: {
    standing: `select c.account_id, c.id as thing_id, c.created_at as at
      from visible_comments c where not c.is_answer and c.account_id <> c.post_account_id`,
    title: 'select null::text',
  },
  answer_written: {
    standing: `select c.account_id, c.id as thing_id, c.created_at as at
      from visible_comments c where c.is_answer and c.account_id <> c.post_account_id`,
    title: 'select null::text',
  },
  answer_helpful: {
    standing: `select c.account_id, c.id as thing_id, c.first_helpful_at as at
      from visible_comments c where c.is_answer and c.first_helpful_at is not null`,
    title: 'select null::text',
  },
  answer_accepted: {
    standing: `select c.account_id, c.id as thing_id, c.accepted_at as at
      from visible_comments c where c.is_answer and c.accepted_at is not null and c.account_id <> c.post_account_id`,
    title: 'select null::text',
  },
  session_held: {
    standing: `select b.account_id, b.id as thing_id, b.starts_at as at from booked_sessions b where b.state = 'completed'`,
    title: 'select b.title from booked_sessions b where b.id = e.thing_id',
  },
} as const satisfies Record<string, ActionSource>;

export type Action = keyof typeof ACTIONS;
export const ACTION_NAMES = Object.keys(ACTIONS) as [Action, ...Action[]];

/** Actions that can bring points to the author of a comment. */
export const OF_COMMENTS = [
  'comment_written',
  'answer_written',
  'answer_helpful',
  'answer_accepted',
] as const satisfies Action[];

/** Kind of entry for points that the coach gave or took. */
export const BY_HAND = 'by_hand';
export const ENTRY_KINDS = [...ACTION_NAMES, BY_HAND] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];
