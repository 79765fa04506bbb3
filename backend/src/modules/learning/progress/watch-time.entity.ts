import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * Seconds of a video that a member really watched in one viewing (one opened player page). The page counts and sends
 * its sum so far; the greatest is stored, so duplicate and stale saves count once. Hours learned is the sum of all.
 */
@Entity('watch_times')
@Check('watch_times_seconds', 'seconds BETWEEN 0 AND 86400')
export class WatchTime {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'watch_times_pk' }) accountId: string;
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'watch_times_pk' }) viewingId: string;
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'watch_times_pk' }) videoId: string;
  @Column('uuid') courseId: string;
  @Column('integer') seconds: number;
}
