import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** State of the worker that converts, and the coach's choice. One row, created by the migrations. */
@Entity('media_converter')
@Check('media_converter_only_one', 'id = 1')
export class MediaConverter {
  @PrimaryColumn('smallint') id: number;
  @Column('boolean', { default: true }) wantsOriginals: boolean;

  /** ffmpeg version found at the latest check; null: none was found. */
  @Column('text', { nullable: true }) ffmpegVersion: string | null;

  @Column('timestamptz', { nullable: true }) lookedAt: Date | null;

  /** Seconds of work per second of the latest video; null: nothing has been converted yet. */
  @Column('real', { nullable: true }) workPerSecond: number | null;
}
