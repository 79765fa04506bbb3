import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A member who has accepted the community's guidelines, which is required before posting. */
@Entity('community_members')
export class CommunityMember {
  /** An account's id, without a foreign key across modules. */
  @PrimaryColumn('uuid') accountId: string;

  @Column('timestamptz') guidelinesAcceptedAt: Date;
}
