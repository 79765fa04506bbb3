import { CIRCLES, COMMENTS_EACH, MEMBERS, WRITERS } from './layout.mjs';

const WORDS = 'We read aloud again before the lights went out, and nobody looked at a telephone. ';

/** Account of the nth person who writes in the community. */
const writer = (n) =>
  `pg_temp.id('account', (${n}) % least(${WRITERS}, (select count(*)::int - 1 from accounts)) + 1)`;

/**
 * Posts by many people, every fourth in a circle, each with ten reactions of two people and a few comments; the members
 * who send requests are each in a circle.
 */
export const community = ({ posts }) => [
  `insert into groups (id, kind, name, created_at)
   select pg_temp.id('circle', n), 'circle', 'Circle ' || n, now() from generate_series(0, ${CIRCLES - 1}) n`,
  `insert into group_members (account_id, kind, group_id, added_at)
   select pg_temp.id('account', n), 'circle', pg_temp.id('circle', n % ${CIRCLES}), now() from generate_series(1, ${MEMBERS}) n`,
  `insert into community_posts (id, kind, account_id, group_id, text, state, shown_at, created_at)
   select pg_temp.id('post', n), case when n % 4 = 1 then 'question' else 'post' end, ${writer('n')},
     case when n % 4 = 0 then pg_temp.id('circle', n / 4 % ${CIRCLES}) end, '${WORDS}' || n, 'published',
     now() - n * interval '1 minute', now() - n * interval '1 minute'
   from generate_series(1, ${posts}) n`,
  `insert into community_reactions (post_id, emoji, account_id, reacted_at)
   select pg_temp.id('post', n), emoji, ${writer('n + who')}, now()
   from generate_series(1, ${posts}) n, unnest(array['🌱', '💚', '🤗', '👏', '😊']) emoji, generate_series(1, 2) who`,
  `insert into community_comments (id, post_id, account_id, text, state, created_at)
   select pg_temp.id('comment', n * ${COMMENTS_EACH} + c), pg_temp.id('post', n), ${writer('n + c')}, 'So do we.', 'published', now()
   from generate_series(1, ${posts}) n, generate_series(1, ${COMMENTS_EACH}) c`,
];
