import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A week: longer than any real session, and a limit for a stopwatch that was forgotten. */
export const LONGEST_SESSION_SECONDS = 604_800;

/** One run of a stopwatch, from Start to Reset. */
@Entity('stopwatch_sessions')
@Index('stopwatch_sessions_history', ['accountId', 'widgetId', 'startedAt'])
@Check('stopwatch_sessions_seconds', `seconds BETWEEN 0 AND ${LONGEST_SESSION_SECONDS}`)
export class StopwatchSession {
  /** Created by the client, so that a run saved many times is one session. */
  @PrimaryColumn('uuid') id: string;

  @Column('uuid') accountId: string;
  @Column('uuid') widgetId: string;
  @Column('timestamptz') startedAt: Date;
  @Column('integer') seconds: number;
}
