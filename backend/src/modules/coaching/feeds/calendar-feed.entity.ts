import { Column, Entity, PrimaryColumn, Unique } from 'typeorm';

/** A private address from which calendar apps read one person's sessions. */
@Entity('calendar_feeds')
@Unique('calendar_feeds_token', ['tokenHash'])
export class CalendarFeed {
  /** An account's id, without a foreign key across modules. */
  @PrimaryColumn('uuid') accountId: string;

  @Column('text') tokenHash: string;

  /** True if the feed has everyone's sessions. */
  @Column('boolean') isOfCoach: boolean;

  @Column('timestamptz') createdAt: Date;
}
