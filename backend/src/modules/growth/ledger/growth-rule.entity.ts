import { Check, Column, Entity, PrimaryColumn } from 'typeorm';
import type { Action } from './actions.js';

export const POINTS_LIMIT = 1000;
export const DAILY_CAP_LIMIT = 100;

/** The coach's rule for the points of an action. */
@Entity('growth_rules')
@Check('growth_rules_points', 'points BETWEEN 1 AND 1000')
@Check('growth_rules_daily_cap', 'daily_cap BETWEEN 1 AND 100')
export class GrowthRule {
  @PrimaryColumn('text') action: Action;
  @Column('integer') points: number;

  /** Max actions per day that bring points; null: no limit. */
  @Column('integer', { nullable: true }) dailyCap: number | null;

  @Column('boolean', { default: true }) isOn: boolean;
  @Column('integer', { default: 1 }) version: number;
}
