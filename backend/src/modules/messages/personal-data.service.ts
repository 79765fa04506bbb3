import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '../../platform/database/database.js';
import {
  type PersonalData,
  type PersonalPage,
  TellsPersonalData,
} from '../../platform/personal-data/index.js';
import type { EventMap } from '../../events/index.js';
import { Clock } from '../../kernel/clock.js';
import { On } from '../../platform/jobs/decorators.js';
import { AttachmentsService } from './writing/attachments.service.js';

interface Written {
  from: string;
  to: string;
  text: string | null;
  /** Number of attachments; media exports the files themselves, for their senders. */
  attachments: number;
  sentAt: Date;
  editedAt: Date | null;
  /** Read state; null: no longer a member of the circle or pod. */
  readAlready: boolean | null;
}

interface OfCircles {
  circle: string;
  isSilenced: boolean;
  /** Number of visible messages that mention the member. */
  mentioned: number;
}

interface Wishes {
  receivesFrom: string;
  showsRead: boolean;
  showsTyping: boolean;
}

interface Reported {
  reason: string;
  note: string;
  reportedAt: Date;
  decidedAt: Date | null;
}

/** Exports all messages to and from a member, oldest first. */
@Injectable()
@TellsPersonalData({
  isPrivateWriting: true,
  order: 55,
  tables: [
    'conversations',
    'conversation_participants',
    'messages',
    'message_attachments',
    'message_settings',
    'message_blocks',
    'message_reports',
    'message_mentions',
    'silenced_conversations',
  ],
})
export class PersonalDataService {
  constructor(
    private readonly database: Database,
    private readonly attachments: AttachmentsService,
    private readonly clock: Clock,
  ) {}

  async collect(accountId: string): Promise<PersonalData> {
    return {
      pages: await Promise.all([
        this.messages(accountId),
        this.messageSettings(accountId),
        this.messageBlocks(accountId),
        this.messageReports(accountId),
        this.circleMessages(accountId),
      ]),
    };
  }

  private async messages(accountId: string): Promise<PersonalPage> {
    const rows = await this.database.query<Written>(
      `select s.name as "from", coalesce(r.name, f.name, 'Circle') as "to", m.text, m.attachment_count as attachments,
              m.sent_at as "sentAt", m.edited_at as "editedAt", m.sequence <= p.read_through as "readAlready"
       from conversations c
       join messages m on m.conversation_id = c.id and (c.group_id is null or m.sender_id = $1)
       join people s on s.id = m.sender_id
       left join conversation_participants p on p.conversation_id = c.id and p.account_id = $1
       left join people r on r.id = case when m.sender_id = c.low_account_id then c.high_account_id else c.low_account_id end
       left join group_facts f on f.id = c.group_id
       where c.id in (
         select id from conversations where low_account_id = $1 union select id from conversations where high_account_id = $1
         union select conversation_id from messages where sender_id = $1)
       order by m.sent_at, m.conversation_id, m.sequence`,
      [accountId],
    );
    return {
      name: 'messages',
      title: 'Your messages',
      lead: 'Messages you sent and received. From circles and pods, only what you wrote.',
      entries: rows.map(({ from, to, text, attachments, sentAt, editedAt }) => ({
        title: `${from} to ${to}`,
        facts: { Sent: sentAt, Reworded: editedAt, Attached: attachments > 0 ? attachments : null },
        text: text ?? 'Deleted',
      })),
      rows,
    };
  }

  private async messageSettings(accountId: string): Promise<PersonalPage> {
    const wishes = await this.database.query<Wishes>(
      `select coalesce(s.receives_from, 'members') as "receivesFrom", coalesce(s.shows_read, true) as "showsRead",
                coalesce(s.shows_typing, true) as "showsTyping"
         from message_settings s where s.account_id = $1`,
      [accountId],
    );
    return {
      name: 'message-settings',
      title: 'Your message settings',
      lead: 'Who can message you, and what others can see.',
      entries: wishes.map(({ receivesFrom, showsRead, showsTyping }) => ({
        title: receivesFrom === 'coach' ? 'Only your coach and your family' : 'Members and your coach',
        facts: {
          'Read receipts': showsRead ? 'Yes' : 'No',
          'Typing indicator': showsTyping ? 'Yes' : 'No',
        },
      })),
      rows: wishes,
    };
  }

  private async messageBlocks(accountId: string): Promise<PersonalPage> {
    const blocked = await this.database.query<{ name: string; since: Date }>(
      `select n.name, b.created_at as since from message_blocks b join account_names n on n.id = b.person_id
         where b.account_id = $1 order by b.created_at`,
      [accountId],
    );
    return {
      name: 'message-blocks',
      title: 'People you blocked',
      lead: 'Members who can’t message you.',
      entries: blocked.map(({ name, since }) => ({ title: name, facts: { Since: since } })),
      rows: blocked,
    };
  }

  private async messageReports(accountId: string): Promise<PersonalPage> {
    const reports = await this.database.query<Reported>(
      `select r.reason, r.note, r.created_at as "reportedAt", r.settled_at as "decidedAt"
         from message_reports r where r.reporter_id = $1 order by r.created_at`,
      [accountId],
    );
    return {
      name: 'message-reports',
      title: 'Messages you reported',
      lead: 'Messages from others that you reported to your coach.',
      entries: reports.map(({ reason, note, reportedAt, decidedAt }) => ({
        title: reason,
        facts: { Reported: reportedAt, Decided: decidedAt },
        text: note,
      })),
      rows: reports,
    };
  }

  private async circleMessages(accountId: string): Promise<PersonalPage> {
    const circles = await this.database.query<OfCircles & Record<string, unknown>>(
      `select f.name as circle, m.mentioned,
                exists (select from silenced_conversations s where s.conversation_id = c.id and s.account_id = $1) as "isSilenced"
         from conversations c join group_facts f on f.id = c.group_id cross join lateral (
           select count(*)::int as mentioned from message_mentions x join messages m on m.id = x.message_id
           where x.account_id = $1 and m.conversation_id = c.id) m
         where m.mentioned > 0
           or exists (select from silenced_conversations s where s.conversation_id = c.id and s.account_id = $1)
         order by f.name`,
      [accountId],
    );
    return {
      name: 'circle-messages',
      title: 'Circles and pods',
      lead: 'Where others mentioned you, and the circles you muted.',
      entries: circles.map(({ circle, isSilenced, mentioned }) => ({
        title: circle,
        facts: { Silenced: isSilenced ? 'Yes' : 'No', 'Messages that mention you': String(mentioned) },
      })),
      rows: circles,
    };
  }

  /**
   * Deletes the member's conversations with both people's texts, because nobody is left to answer. In circles and pods
   * the member's texts are deleted, and an empty message remains. Settings and reports are deleted, too.
   */
  @On('member.erased', 'messages.erase')
  async erase({ accountId }: EventMap['member.erased'], tx: Tx): Promise<void> {
    await this.attachments.removeAllIn(
      tx,
      '$1 in (c.low_account_id, c.high_account_id) or c.group_id is not null and m.sender_id = $1',
      accountId,
    );
    await tx.query('delete from conversations where $1 in (low_account_id, high_account_id)', [accountId]);
    await tx.query(
      `update messages set text = null, deleted_at = coalesce(deleted_at, $2), sender_id = null, hidden_at = null, hidden_reason = null
       where sender_id = $1`,
      [accountId, this.clock.now()],
    );
    await tx.query('delete from conversation_participants where account_id = $1', [accountId]);
    await tx.query('delete from silenced_conversations where account_id = $1', [accountId]);
    await tx.query('delete from message_mentions where account_id = $1', [accountId]);
    await tx.query('delete from message_blocks where $1 in (account_id, person_id)', [accountId]);
    await tx.query('delete from message_reports where reporter_id = $1', [accountId]);
    // empty unless a server of the previous release wrote to it; the next release drops it
    await tx.query('delete from message_mutes where account_id = $1', [accountId]);
    await tx.query('delete from message_settings where account_id = $1', [accountId]);
  }
}
