import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../events/index.js';
import type { Tx } from '../../platform/database/database.js';
import type { RowOf } from '../../platform/database/published-view.js';
import { On } from '../../platform/jobs/decorators.js';
import type { eventFacts } from '../community-events/index.js';
import type { groupFacts } from '../groups/index.js';
import { WebhookFactsQueries } from './webhook-facts.queries.js';
import { WebhookOutboxService } from './webhook-outbox.service.js';

type Group = Pick<RowOf<typeof groupFacts>, 'name'>;
type CommunityEvent = RowOf<typeof eventFacts>;

/** Sends webhooks about members, their circles and event RSVPs. */
@Injectable()
export class OnMembers {
  constructor(
    private readonly webhooks: WebhookOutboxService,
    private readonly facts: WebhookFactsQueries,
  ) {}

  @On('member.joined', 'webhooks.member-joined')
  joined({ accountId }: EventMap['member.joined'], tx: Tx): Promise<void> {
    return this.aboutMember(tx, 'member.joined', accountId);
  }

  @On('member.invited', 'webhooks.member-invited')
  invited({ accountId }: EventMap['member.invited'], tx: Tx): Promise<void> {
    return this.aboutMember(tx, 'member.invited', accountId);
  }

  @On('mailings.left', 'webhooks.mailings-left')
  unsubscribed({ accountId, kind }: EventMap['mailings.left'], tx: Tx): Promise<void> {
    return this.webhooks.publish(tx, 'member.unsubscribed', async () => {
      const member = await this.facts.member(tx, accountId);
      return member && { kind: kind === 'marketing_mailing' ? 'marketing' : 'service', member };
    });
  }

  @On('group.joined', 'webhooks.group-joined')
  groupJoined({ accountId, groupId }: EventMap['group.joined'], tx: Tx): Promise<void> {
    return this.aboutGroup(tx, 'group.joined', accountId, groupId);
  }

  @On('group.left', 'webhooks.group-left')
  groupLeft({ accountId, groupId }: EventMap['group.left'], tx: Tx): Promise<void> {
    return this.aboutGroup(tx, 'group.left', accountId, groupId);
  }

  @On('event.joined', 'webhooks.event-joined')
  eventJoined({ accountId, eventId }: EventMap['event.joined'], tx: Tx): Promise<void> {
    return this.webhooks.publish(tx, 'event.joined', async () => {
      const member = await this.facts.member(tx, accountId);
      const event = await tx.one<{
        title: CommunityEvent['title'];
        startsAt: CommunityEvent['startsAt'];
        endsAt: CommunityEvent['endsAt'];
      }>(
        `select e.title, e.starts_at as "startsAt", e.ends_at as "endsAt" from event_facts e where e.id = $1`,
        [eventId],
      );
      if (!member || !event) return undefined;
      const { title, startsAt, endsAt } = event;
      return { eventId, title, startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString(), member };
    });
  }

  private aboutMember(tx: Tx, event: 'member.joined' | 'member.invited', accountId: string): Promise<void> {
    return this.webhooks.publish(tx, event, async () => {
      const member = await this.facts.member(tx, accountId);
      return member && { member };
    });
  }

  private aboutGroup(
    tx: Tx,
    event: 'group.joined' | 'group.left',
    accountId: string,
    groupId: string,
  ): Promise<void> {
    return this.webhooks.publish(tx, event, async () => {
      const member = await this.facts.member(tx, accountId);
      const group = await tx.one<Group>('select g.name from group_facts g where g.id = $1', [groupId]);
      return member && group && { groupId, groupName: group.name, member };
    });
  }
}
