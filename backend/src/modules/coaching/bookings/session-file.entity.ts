import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { CoachingSession } from './session.entity.js';

/** A file that the coach gives to everybody who had a place in a session. */
@Entity('coaching_session_files')
@Index('coaching_session_files_asset', ['assetId'])
export class CoachingSessionFile {
  @ForeignKey(() => CoachingSession, { name: 'coaching_session_files_session_fk', onDelete: 'CASCADE' })
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'coaching_session_files_pk' })
  sessionId: string;

  /** Of media, so without a foreign key. */
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'coaching_session_files_pk' })
  assetId: string;

  @Column('integer')
  position: number;
}
