import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Calls counted in one window of one rule. */
@Entity('rate_limits')
export class RateLimitWindow {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'rate_limits_pk' }) rule: string;
  @PrimaryColumn('text', { primaryKeyConstraintName: 'rate_limits_pk' }) who: string;
  @PrimaryColumn('timestamptz', { primaryKeyConstraintName: 'rate_limits_pk' }) windowStart: Date;
  @Column('integer') calls: number;
}
