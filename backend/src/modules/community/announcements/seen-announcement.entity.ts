import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { CommunityAnnouncement } from './announcement.entity.js';

/** Records that a member has seen an announcement; one row each. */
@Entity('community_seen_announcements')
@Index('community_seen_announcements_latest', ['announcementId', 'seenAt', 'accountId'])
@Index('community_seen_announcements_of_person', ['accountId'])
export class SeenAnnouncement {
  @PrimaryColumn('uuid') announcementId: string;

  @ManyToOne(() => CommunityAnnouncement, { onDelete: 'CASCADE' })
  @JoinColumn({
    name: 'announcement_id',
    foreignKeyConstraintName: 'community_seen_announcements_announcement_fk',
  })
  announcement: Relation<CommunityAnnouncement>;

  @PrimaryColumn('uuid') accountId: string;
  @Column('timestamptz') seenAt: Date;
}
