import { Column, Entity, PrimaryColumn, Unique } from 'typeorm';

/** A private address from which calendars read the sessions of one person. */
@Entity('calendar_feeds')
@Unique('calendar_feeds_token', ['tokenHash'])
export class CalendarFeed {
  /** Of accounts, so without a foreign key. */
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'calendar_feeds_pk' })
  accountId: string;

  @Column('text')
  tokenHash: string;

  /** It has the sessions of everybody. */
  @Column('boolean')
  isOfCoach: boolean;

  @Column('timestamptz')
  createdAt: Date;
}
