/**
 * Who hears at once that something has changed in the conversation of a column: its two people, or of a circle or pod the members and the
 * coach as they are now, once something was written there.
 */
export const audienceOf = (conversation: string): string => `
  select p.account_id as id from conversation_participants p join conversations c on c.id = p.conversation_id
  where p.conversation_id = ${conversation} and (c.group_id is null
    or exists (select from grouped_members g where g.group_id = c.group_id and g.account_id = p.account_id)
    or exists (select from group_facts f, account_names n where f.id = c.group_id and n.id = p.account_id and n.role = 'creator'))`;
