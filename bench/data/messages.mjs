import { MEMBERS, MESSAGES_EACH } from './layout.mjs';

/** Conversations between every two members who send requests; the first of each pair has unread messages. */
export const messages = () => [
  `create temp table pairs as
   select pg_temp.id('conversation', low * 1000 + high) as id, low, high, low * 1000 + high as n
   from generate_series(1, ${MEMBERS}) low, generate_series(1, ${MEMBERS}) high where low < high`,
  `insert into conversations (id, low_account_id, high_account_id, last_sequence, created_at)
   select id, least(pg_temp.id('account', low), pg_temp.id('account', high)),
     greatest(pg_temp.id('account', low), pg_temp.id('account', high)), ${MESSAGES_EACH}, now() from pairs`,
  `insert into messages (conversation_id, sequence, id, sender_id, client_id, text, sent_at)
   select p.id, m, pg_temp.id('message', p.n * 1000 + m), pg_temp.id('account', case when m % 2 = 0 then low else high end),
     pg_temp.id('message', p.n * 1000 + m), 'Message number ' || m, now() - (p.n * 100 - m) * interval '1 second'
   from pairs p, generate_series(1, ${MESSAGES_EACH}) m`,
  `insert into conversation_participants
     (account_id, conversation_id, other_account_id, last_sequence, last_message_at, read_through, answer_awaited_since)
   select pg_temp.id('account', me), p.id, pg_temp.id('account', low + high - me), ${MESSAGES_EACH},
     now() - (p.n * 100 - ${MESSAGES_EACH}) * interval '1 second', case when me = low then ${MESSAGES_EACH} - 2 else ${MESSAGES_EACH} end, null
   from pairs p, unnest(array[low, high]) me`,
];
