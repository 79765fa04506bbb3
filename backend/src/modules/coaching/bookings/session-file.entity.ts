import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { CoachingSession } from './session.entity.js';

/** A file that the coach shares with everybody who had a place in a session. */
@Entity('coaching_session_files')
@Index('coaching_session_files_asset', ['assetId'])
export class CoachingSessionFile {
  @ForeignKey(() => CoachingSession, { name: 'coaching_session_files_session_fk', onDelete: 'CASCADE' })
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'coaching_session_files_pk' })
  sessionId: string;

  /** A media asset's id, without a foreign key across modules. */
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'coaching_session_files_pk' }) assetId: string;

  @Column('integer') position: number;
}
