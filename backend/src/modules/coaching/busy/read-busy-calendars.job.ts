import { Injectable } from '@nestjs/common';
import { minutes } from '../../../kernel/clock.js';
import { Every } from '../../../platform/jobs/decorators.js';
import { BusyCalendarsService } from './busy-calendars.service.js';

@Injectable()
@Every(minutes(15), 'coaching.read-busy-calendars')
export class ReadBusyCalendarsJob {
  constructor(private readonly calendars: BusyCalendarsService) {}

  run(): Promise<void> {
    return this.calendars.readAll();
  }
}
