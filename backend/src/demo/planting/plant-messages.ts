import { hours, later } from '../../kernel/clock.js';
import {
  demoCircleChat,
  demoConversations,
  demoId,
  demoMemberConversations,
  demoPeople,
  demoSavedReplies,
} from '../content/index.js';
import type { Planting } from './planting.js';

const idOf = (key: string): string => demoPeople.find((person) => person.key === key)!.id;

interface Side {
  id: string;
  readThrough: number;
}

interface Planted {
  key: string;
  sides: [Side, Side];
  messages: { senderId: string; text: string; sentAt: Date }[];
}

/** Plants the conversations of members with the coach and with each other, each side's read position, and saved replies. */
export async function plantMessages(planting: Planting): Promise<void> {
  const { tx, now } = planting;
  const coachId = idOf('coach');
  const ago = (hoursAgo: number) => later(now, -hours(hoursAgo));
  for (const { memberKey, readByCoach, readByMember, messages } of demoConversations) {
    const memberId = idOf(memberKey);
    await plantConversation(planting, {
      key: memberKey,
      sides: [
        { id: coachId, readThrough: readByCoach },
        { id: memberId, readThrough: readByMember },
      ],
      messages: messages.map(({ from, hoursAgo, text }) => ({
        senderId: from === 'coach' ? coachId : memberId,
        text,
        sentAt: ago(hoursAgo),
      })),
    });
  }
  for (const { between, read, messages, reported } of demoMemberConversations) {
    const key = between.join('-');
    const first = idOf(between[0]);
    const second = idOf(between[1]);
    await plantConversation(planting, {
      key,
      sides: [
        { id: first, readThrough: read[0] },
        { id: second, readThrough: read[1] },
      ],
      messages: messages.map(({ from, hoursAgo, text }) => ({
        senderId: idOf(from),
        text,
        sentAt: ago(hoursAgo),
      })),
    });
    if (reported) {
      const { from, hoursAgo } = messages[reported.index]!;
      await tx.query(
        `insert into message_reports (id, message_id, reporter_id, reason, note, created_at) values ($1, $2, $3, $4, $5, $6)`,
        [
          demoId(`message-report/${key}`),
          messageId(key, reported.index),
          idOf(from) === first ? second : first,
          reported.reason,
          reported.note,
          ago(hoursAgo - 1),
        ],
      );
    }
  }
  await plantCircleChat(planting);
  for (const { key, title, text } of demoSavedReplies) {
    await tx.query(
      `insert into saved_replies (id, account_id, title, text, created_at) values ($1, $2, $3, $4, $5)`,
      [demoId(`saved-reply/${key}`), coachId, title, text, now],
    );
  }
}

/** Plants the circle's chat; a mention in a message's text becomes the person's id. */
async function plantCircleChat({ tx, now }: Planting): Promise<void> {
  const { groupKey, read, messages } = demoCircleChat;
  const id = demoId(`conversation/${groupKey}`);
  const sentAt = (index: number) => later(now, -hours(messages[index]!.hoursAgo));
  await tx.query(
    'insert into conversations (id, group_id, last_sequence, created_at) values ($1, $2, $3, $4)',
    [id, demoId(`group/${groupKey}`), messages.length, sentAt(0)],
  );
  for (const [index, { from, text }] of messages.entries()) {
    const mentioned = demoPeople.filter(({ key }) => text.includes(`@{${key}}`));
    const words = mentioned.reduce(
      (said, person) => said.replaceAll(`@{${person.key}}`, `@[${person.id}]`),
      text as string,
    );
    await tx.query(
      `insert into messages (conversation_id, sequence, id, sender_id, client_id, text, sent_at)
       values ($1, $2, $3, $4, $3, $5, $6)`,
      [id, index + 1, messageId(groupKey, index), idOf(from), words, sentAt(index)],
    );
    for (const person of mentioned)
      await tx.query('insert into message_mentions (message_id, account_id) values ($1, $2)', [
        messageId(groupKey, index),
        person.id,
      ]);
  }
  for (const [key, readThrough] of Object.entries(read))
    await tx.query(
      `insert into conversation_participants (account_id, conversation_id, last_sequence, last_message_at, read_through)
       values ($1, $2, $3, $4, $5)`,
      [idOf(key), id, messages.length, sentAt(messages.length - 1), readThrough],
    );
}

const messageId = (key: string, index: number): string => demoId(`message/${key}/${index}`);

async function plantConversation({ tx }: Planting, { key, sides, messages }: Planted): Promise<void> {
  const id = demoId(`conversation/${key}`);
  const last = messages.at(-1)!;
  await tx.query(
    `insert into conversations (id, low_account_id, high_account_id, last_sequence, created_at)
     values ($1, least($2::uuid, $3::uuid), greatest($2::uuid, $3::uuid), $4, $5)`,
    [id, sides[0].id, sides[1].id, messages.length, messages[0]!.sentAt],
  );
  for (const [index, { senderId, text, sentAt }] of messages.entries()) {
    await tx.query(
      `insert into messages (conversation_id, sequence, id, sender_id, client_id, text, sent_at)
       values ($1, $2, $3, $4, $3, $5, $6)`,
      [id, index + 1, messageId(key, index), senderId, text, sentAt],
    );
  }
  for (const [mine, other] of [sides, sides.toReversed()] as [Side, Side][]) {
    const ownLast = messages.findLastIndex(({ senderId }) => senderId === mine.id);
    await tx.query(
      `insert into conversation_participants
         (account_id, conversation_id, other_account_id, last_sequence, last_message_at, read_through, answer_awaited_since)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [
        mine.id,
        id,
        other.id,
        messages.length,
        last.sentAt,
        mine.readThrough,
        messages[ownLast + 1]?.sentAt ?? null,
      ],
    );
  }
}
