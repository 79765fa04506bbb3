import { Injectable } from '@nestjs/common';

/** What is recorded of a piece of work. Its words are few and name no person: patterns and tables, never an id, a value or an address. */
export interface Work {
  /** Such as `GET /api/products/:id`, `select orders`, `job event:receipts`. */
  name: string;
  /**
   * `server`: somebody's request. `consumer`: a job. `client`: something asked of another part, which is recorded only within the
   * work it is done for.
   */
  kind: 'server' | 'consumer' | 'client';
  attributes?: Attributes;
}

/** By the names of OpenTelemetry's conventions where there is one. */
export type Attributes = Record<string, string | number>;

/** A request under way: its parts arrive in turn, and each of them is done within it. */
export interface OpenSpan {
  within(part: () => void): void;
  end(result: { name: string; attributes: Attributes; failed: boolean }): void;
}

/**
 * Records what a request or a job was made of, and how long each part took. This one records nothing and costs nothing; where
 * OTEL_EXPORTER_OTLP_ENDPOINT is set, `OtlpTracing` takes its place.
 */
@Injectable()
export class Tracing {
  /** Whether anybody reads it: what only serves to record is not set up otherwise. */
  readonly isOn: boolean = false;

  /** Does this work, and records it. `parent` (W3C traceparent) says which work caused it; left out, it is part of the present one. */
  inSpan<Result>(_work: Work, run: () => Promise<Result>, _parent?: string | null): Promise<Result> {
    return run();
  }

  /** Records what has just ended; `milliseconds` is how long it took. */
  happened(_work: Work, _result: { milliseconds: number; error?: unknown }): void {}

  /** Marks the present work as failed, which its caller does not notice. */
  failed(_error: unknown): void {}

  begin(_work: Work, _parent?: string): OpenSpan {
    return { within: (part) => part(), end: () => undefined };
  }

  /** The present work as a W3C traceparent, for what it causes elsewhere. */
  traceparent(): string | undefined {
    return undefined;
  }

  /** Which trace a line of the log belongs to. */
  traceId(): string | undefined {
    return undefined;
  }
}
