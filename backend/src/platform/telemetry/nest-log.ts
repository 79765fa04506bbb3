import type { LoggerService } from '@nestjs/common';
import type { Log } from './log.js';

/** Nest's own words in our log. Its start-up chatter is dropped: the banner says what a person needs. */
export class NestLog implements LoggerService {
  constructor(private readonly log_: Log) {}

  log(): void {}

  warn(message: unknown): void {
    this.log_.warn({}, String(message));
  }

  error(message: unknown, ...details: unknown[]): void {
    this.log_.error({ details: details.map(String) }, String(message));
  }
}
