import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * Seconds of a video that a member really watched in one viewing (one opened player page). The page counts and sends
 * its sum so far; the greatest is stored, so duplicate and stale saves count once. Hours learned is the sum of all.
 */
@Entity('watch_times')
@Check('watch_times_seconds', 'seconds BETWEEN 0 AND 86400')
export class WatchTime {
  @PrimaryColumn('uuid') accountId: string;
  @PrimaryColumn('uuid') viewingId: string;
  @PrimaryColumn('uuid') videoId: string;
  @Column('uuid') courseId: string;
  @Column('integer') seconds: number;
}
