import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * How many seconds of a video a member really watched in one viewing (one opened player page). The page counts and
 * sends its sum so far; the greatest is kept, so doubled and stale saves count once. Hours learned is the sum of all.
 */
@Entity('watch_times')
@Check('watch_times_seconds', 'seconds BETWEEN 0 AND 86400')
export class WatchTime {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'watch_times_pk' })
  accountId: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'watch_times_pk' })
  viewingId: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'watch_times_pk' })
  videoId: string;

  @Column('uuid')
  courseId: string;

  @Column('integer')
  seconds: number;
}
