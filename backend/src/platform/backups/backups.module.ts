import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LastBackup } from './last-backup.entity.js';
import { LastBackupMeasure } from './last-backup.measure.js';
import { LastBackupService } from './last-backup.service.js';

/** What the running installation knows of its backups, which a command makes. */
@Module({
  imports: [TypeOrmModule.forFeature([LastBackup])],
  providers: [LastBackupService, LastBackupMeasure],
  exports: [LastBackupService],
})
export class BackupsModule {}
