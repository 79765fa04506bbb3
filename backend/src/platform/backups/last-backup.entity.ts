import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** Time of the newest completed backup: one row, and none before the first backup. */
@Entity('last_backup')
@Check('last_backup_single', 'single')
export class LastBackup {
  @PrimaryColumn('boolean', { default: true }) single: boolean;
  @Column('timestamptz') completedAt: Date;
}
