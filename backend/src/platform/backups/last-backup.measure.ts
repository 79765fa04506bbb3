import { Injectable } from '@nestjs/common';
import { type Measure, type Measurements, Measures } from '../metrics/measures.js';
import { LastBackupService } from './last-backup.service.js';

@Injectable()
@Measures({
  sanctum_backup_age_seconds: {
    help: 'Seconds since the latest backup; absent before the first one',
  },
})
export class LastBackupMeasure implements Measure {
  constructor(private readonly last: LastBackupService) {}

  async measure(): Promise<Measurements> {
    const age = await this.last.age();
    return { sanctum_backup_age_seconds: age === undefined ? [] : [{ value: age }] };
  }
}
