import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LastBackup } from './last-backup.entity.js';
import { LastBackupMeasure } from './last-backup.measure.js';
import { LastBackupService } from './last-backup.service.js';

/** Records and measures the last backup in the running installation; a command makes the backups. */
@Module({
  imports: [TypeOrmModule.forFeature([LastBackup])],
  providers: [LastBackupService, LastBackupMeasure],
  exports: [LastBackupService],
})
export class BackupsModule {}
