import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import type { MailingPurpose } from '../notifications/index.js';
import type { Segment } from './segment.js';
import { Mailing } from './mailing.entity.js';

/** Stopped: the coach stopped it while it was being sent, and the remaining recipients do not get it. */
export const BROADCAST_STATUSES = ['draft', 'scheduled', 'sending', 'sent', 'stopped'] as const;
export type BroadcastStatus = (typeof BROADCAST_STATUSES)[number];

/** One mailing, sent once to everyone who is in the segment when sending starts. */
@Entity('broadcasts')
@Unique('broadcasts_mailing', ['mailingId'])
@Index('broadcasts_scheduled', ['sendAt'], { where: `status = 'scheduled'` })
@Check('broadcasts_status', `status in ('draft', 'scheduled', 'sending', 'sent', 'stopped')`)
@Check('broadcasts_purpose', `purpose in ('marketing', 'service')`)
@Check('broadcasts_send_at', `status <> 'scheduled' OR send_at IS NOT NULL`)
export class Broadcast {
  @PrimaryColumn('uuid') id: string;
  @ForeignKey(() => Mailing, 'id') @Column('uuid') mailingId: string;
  @Column('text') purpose: MailingPurpose;
  @Column('jsonb') segment: Segment;
  @Column('text', { default: 'draft' }) status: BroadcastStatus;

  /** Start time; null: undecided, or right away. */
  @Column('timestamptz', { nullable: true }) sendAt: Date | null;

  @Column('timestamptz', { nullable: true }) startedAt: Date | null;
  @Column('timestamptz', { nullable: true }) finishedAt: Date | null;

  /** Number of segment members left out when sending started, by reason. */
  @Column('jsonb', { default: {} }) leftOut: Record<string, number>;

  /** Counts the coach's edits. */
  @Column('integer', { default: 1 }) version: number;

  @Column('timestamptz') createdAt: Date;
}
