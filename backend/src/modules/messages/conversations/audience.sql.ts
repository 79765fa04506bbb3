/** Accounts to update when a conversation changes: both people, or the current members of a group and the coach. */
export const audienceOf = (conversation: string): string => `
  select p.account_id as id from conversation_participants p join conversations c on c.id = p.conversation_id
  where p.conversation_id = ${conversation} and (c.group_id is null
    or exists (select from grouped_members g where g.group_id = c.group_id and g.account_id = p.account_id)
    or exists (select from group_facts f, account_names n where f.id = c.group_id and n.id = p.account_id and n.role = 'creator'))`;
