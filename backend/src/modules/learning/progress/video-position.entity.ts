import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** The second at which a member left a video, kept while the member is in other lessons. */
@Entity('video_positions')
@Check('video_positions_seconds', 'position_seconds >= 0')
export class VideoPosition {
  @PrimaryColumn('uuid') accountId: string;
  @PrimaryColumn('uuid') courseId: string;
  @PrimaryColumn('uuid') videoId: string;
  @Column('integer') positionSeconds: number;
}
