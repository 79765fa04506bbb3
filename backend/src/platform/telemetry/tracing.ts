import { Injectable } from '@nestjs/common';

/** Work as a trace records it. It names no person: patterns and tables, but never an id, a value or an address. */
export interface Work {
  /** Name such as `GET /api/products/:id`, `select orders`, `job event:receipts`. */
  name: string;
  /** `server`: a request. `consumer`: a job. `client`: a call to another part, recorded only within other work. */
  kind: 'server' | 'consumer' | 'client';
  attributes?: Attributes;
}

/** Attributes, with names from OpenTelemetry's conventions where they exist. */
export type Attributes = Record<string, string | number>;

/** A request in progress: its parts arrive in turn, and each runs within the span. */
export interface OpenSpan {
  within(part: () => void): void;
  end(result: { name: string; attributes: Attributes; failed: boolean }): void;
}

/** Records the parts of a request or job. This class does nothing; with an endpoint, `OtlpTracing` replaces it. */
@Injectable()
export class Tracing {
  /** True if traces are recorded; otherwise code that only records is not set up. */
  readonly isOn: boolean = false;

  /**
   * Runs and records this work. `parent` (W3C traceparent) names the work that caused it; missing: it is part of the
   * current work.
   */
  inSpan<Result>(_work: Work, run: () => Promise<Result>, _parent?: string | null): Promise<Result> {
    return run();
  }

  /** Records work that has just ended; `milliseconds` is how long it took. */
  happened(_work: Work, _result: { milliseconds: number; error?: unknown }): void {}

  /** Marks the current work as failed, for failures that its caller does not notice. */
  failed(_error: unknown): void {}

  begin(_work: Work, _parent?: string): OpenSpan {
    return { within: (part) => part(), end: () => undefined };
  }

  /** Returns the current work as a W3C traceparent, for work that it causes elsewhere. */
  traceparent(): string | undefined {
    return undefined;
  }

  /** Returns the trace that a log line belongs to. */
  traceId(): string | undefined {
    return undefined;
  }
}
