import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Who has agreed to the community's guidelines, which comes before the first word. */
@Entity('community_members')
export class CommunityMember {
  /** Of accounts, so without a foreign key. */
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'community_members_pk' })
  accountId: string;

  @Column('timestamptz')
  guidelinesAcceptedAt: Date;
}
