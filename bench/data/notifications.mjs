import { MEMBERS } from './layout.mjs';

/** Number of notifications per member who sends requests; every tenth is unread. */
const EACH = 500;

export const notifications = () => [
  `insert into notifications (id, account_id, kind, thing, path, facts, in_app, changed_at, read_at, mailed_at)
   select pg_temp.id('notification', member * 1000 + n), pg_temp.id('account', member), 'post_commented', 'post ' || n,
     '/community', '{}', true, now() - n * interval '1 hour', case when n % 10 = 0 then null else now() end, now()
   from generate_series(1, ${MEMBERS}) member, generate_series(1, ${EACH}) n`,
];
