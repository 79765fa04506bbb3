import { Injectable, type LoggerService } from '@nestjs/common';
import { destination, type Logger, pino } from 'pino';
import { Tracing } from './tracing.js';

type Fields = Record<string, unknown>;

/**
 * Writes one JSON line per entry. Contains ids of people only; no bodies, emails, notes or tokens (product rule 8.4).
 * An `error` field is written with its stack for us; responses never contain the stack.
 */
@Injectable()
export class Log {
  private readonly pino: Logger;

  /** With tracing on, each line names its trace. `to`: a file or its descriptor. */
  constructor(
    level: string = 'info',
    tracing: Tracing = new Tracing(),
    to: number | string = process.stdout.fd,
  ) {
    const options = {
      level,
      base: undefined,
      serializers: { error: describeError },
      ...(tracing.isOn && { mixin: () => ({ traceId: tracing.traceId() }) }),
    };
    // Writes are asynchronous: lines that arrive in the meantime are written together, and the last ones before the
    // process ends.
    this.pino = pino(options, destination({ dest: to, sync: false }));
  }

  info(fields: Fields, message: string): void {
    this.pino.info(fields, message);
  }
  warn(fields: Fields, message: string): void {
    this.pino.warn(fields, message);
  }
  error(fields: Fields, message: string): void {
    this.pino.error(fields, message);
  }
}

/** Describes an error without row values, which the driver puts into `detail`, and without TypeORM's parameters. */
export function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return withoutAddresses(String(error));
  return {
    name: error.name,
    message: withoutAddresses(error.message),
    code: (error as { code?: unknown }).code,
    stack: error.stack && withoutAddresses(error.stack),
  };
}

/** Removes email addresses, because a mail server names the recipient it refuses. */
const withoutAddresses = (text: string): string =>
  text.replace(/[^\s<>"'(),;:/]+@[^\s<>"'(),;:/]+\.\w+/g, '<e-mail>');

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
