import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Calls counted in one window of one rule. */
@Entity('rate_limits')
export class RateLimitWindow {
  @PrimaryColumn('text') rule: string;
  @PrimaryColumn('text') who: string;
  @PrimaryColumn('timestamptz') windowStart: Date;
  @Column('integer') calls: number;
}
