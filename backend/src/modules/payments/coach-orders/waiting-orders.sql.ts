/** Stages of disputes that the coach has to answer. */
export const UNANSWERED = `'inquiry', 'needs_answer'`;

/** Orders that need a decision or a response from the coach. */
export const WAITING = `
  select id from orders where status = 'review' and received_at is not null
  union all select order_id from refunds where awaits_decision
  union all select id from orders where dispute in (${UNANSWERED}) and dispute is not null and received_at is not null`;
