import { Injectable } from '@nestjs/common';
import { destination, type Logger, pino } from 'pino';
import { Tracing } from './tracing.js';

type Fields = Record<string, unknown>;

/**
 * One JSON line per happening. Ids of people only; no bodies, e-mails, notes or tokens (product rule 8.4).
 * An `error` field is written with its stack for us; answers never carry it.
 */
@Injectable()
export class Log {
  private readonly pino: Logger;

  /** With traces, each line says which of them it belongs to. `to`: a file or its descriptor. */
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
    // Nobody waits for a line to be written; lines that come meanwhile are written as one, the last before the process ends.
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

/** The driver puts row values into `detail` and TypeORM puts parameters beside the query: neither is logged. */
export function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return withoutAddresses(String(error));
  return {
    name: error.name,
    message: withoutAddresses(error.message),
    code: (error as { code?: unknown }).code,
    stack: error.stack && withoutAddresses(error.stack),
  };
}

/** A mail server names the recipient it refuses. */
const withoutAddresses = (text: string): string =>
  text.replace(/[^\s<>"'(),;:/]+@[^\s<>"'(),;:/]+\.\w+/g, '<e-mail>');
