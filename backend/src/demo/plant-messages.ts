import { hours, later } from '../kernel/clock.js';
import { demoConversations, demoId, demoPeople } from './index.js';
import type { Planting } from './planting.js';

const idOf = (key: string): string => demoPeople.find((person) => person.key === key)!.id;

/** What members and the coach have written to each other, and how far each has read. */
export async function plantMessages({ tx, now }: Planting): Promise<void> {
  const coachId = idOf('coach');
  for (const { memberKey, readByCoach, readByMember, messages } of demoConversations) {
    const memberId = idOf(memberKey);
    const id = demoId(`conversation/${memberKey}`);
    const momentOf = (message: { hoursAgo: number }) => later(now, -hours(message.hoursAgo));
    await tx.query(
      `insert into conversations (id, low_account_id, high_account_id, last_sequence, created_at)
       values ($1, least($2::uuid, $3::uuid), greatest($2::uuid, $3::uuid), $4, $5)`,
      [id, coachId, memberId, messages.length, momentOf(messages[0]!)],
    );
    for (const [index, message] of messages.entries()) {
      await tx.query(
        `insert into messages (conversation_id, sequence, id, sender_id, client_id, text, sent_at)
         values ($1, $2, $3, $4, $3, $5, $6)`,
        [
          ...[id, index + 1, demoId(`message/${memberKey}/${index}`)],
          ...[message.from === 'coach' ? coachId : memberId, message.text, momentOf(message)],
        ],
      );
    }
    await tx.query(
      `insert into conversation_participants
         (account_id, conversation_id, other_account_id, last_sequence, last_message_at, read_through)
       values ($1, $3, $2, $4, $5, $6), ($2, $3, $1, $4, $5, $7)`,
      [coachId, memberId, id, messages.length, momentOf(messages.at(-1)!), readByCoach, readByMember],
    );
  }
}
