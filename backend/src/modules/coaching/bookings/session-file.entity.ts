import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { CoachingSession } from './session.entity.js';

/** A file that the coach shares with everybody who had a place in a session. */
@Entity('coaching_session_files')
@Index('coaching_session_files_asset', ['assetId'])
export class CoachingSessionFile {
  @ForeignKey(() => CoachingSession, { onDelete: 'CASCADE' }) @PrimaryColumn('uuid') sessionId: string;

  /** A media asset's id, without a foreign key across modules. */
  @PrimaryColumn('uuid') assetId: string;

  @Column('integer') position: number;
}
