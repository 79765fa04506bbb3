import type { LoggerService } from '@nestjs/common';
import type { Log } from './log.js';

/** Writes Nest's messages to our log. Its startup messages are dropped: the banner says what a person needs. */
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
