import { Module } from '@nestjs/common';
import { LastBackupMeasure, LastBackupService } from './last-backup.service.js';

/** Records and measures the last backup in the running installation; a command makes the backups. */
@Module({
  providers: [LastBackupService, LastBackupMeasure],
  exports: [LastBackupService],
})
export class BackupsModule {}
