import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A member who has accepted the community's guidelines, which is required before posting. */
@Entity('community_members')
export class CommunityMember {
  @PrimaryColumn('uuid') accountId: string;
  @Column('timestamptz') guidelinesAcceptedAt: Date;
}
