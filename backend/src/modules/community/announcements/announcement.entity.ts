import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { quoted } from '../../../kernel/moderation.js';
import type { Translations } from '../../../kernel/translations.js';
import { ANNOUNCEMENT_LIMIT, ANNOUNCEMENT_TITLE_LIMIT, PRIORITIES, type Priority } from '../words/words.js';

/** Texts of an announcement that have translations. */
export const ANNOUNCEMENT_TEXTS = ['title', 'text'] as const;
export type AnnouncementTranslations = Translations<Record<(typeof ANNOUNCEMENT_TEXTS)[number], string>>;

/** An announcement to all members; with several coaches, the audit log says who made it. */
@Entity('community_announcements')
@Check('community_announcements_priority', `priority IN (${quoted(PRIORITIES)})`)
@Index('community_announcements_newest', ['createdAt', 'id'])
export class CommunityAnnouncement {
  @PrimaryColumn('uuid') id: string;
  @Column('text') priority: Priority;
  @Column('varchar', { length: ANNOUNCEMENT_TITLE_LIMIT }) title: string;
  @Column('varchar', { length: ANNOUNCEMENT_LIMIT }) text: string;
  @Column('jsonb', { default: {} }) translations: AnnouncementTranslations;
  @Column('timestamptz') createdAt: Date;
  @Column('timestamptz', { nullable: true }) editedAt: Date | null;
  @Column('integer', { default: 1 }) version: number;
}
