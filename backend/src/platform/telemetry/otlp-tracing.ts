import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import type { OnApplicationShutdown } from '@nestjs/common';
import { ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace, type Tracer } from '@opentelemetry/api';
import { parseTraceParent } from '@opentelemetry/core';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { type Collector, OtlpExporter } from './otlp-exporter.js';
import { type OpenSpan, Tracing, type Work } from './tracing.js';

/** Max spans that wait for the collector (further ones are dropped), and milliseconds between exports. */
const WAITING = { most: 4_096, between: 1_000 };

/** Max milliseconds that a stopping process waits for the collector. */
const LAST_WORDS = 1_000;

const KINDS = { server: SpanKind.SERVER, consumer: SpanKind.CONSUMER, client: SpanKind.CLIENT };

/** One store per process, because each store slows down every promise, even after its provider is gone. */
const current = new AsyncLocalStorage<Span>();

/**
 * Exports to an OpenTelemetry collector by OTLP over HTTP. Has its own provider, so that several can exist in one
 * process.
 */
export class OtlpTracing extends Tracing implements OnApplicationShutdown {
  override readonly isOn = true;
  private readonly provider: TracerProvider;
  private readonly tracer: Tracer;

  constructor(collector: Collector, service: { name: string; version: string }) {
    super();
    const exporter = new OtlpExporter(collector);
    const { most: maxQueueSize, between: scheduledDelayMillis } = WAITING;
    this.provider = new TracerProvider({
      resource: resourceFromAttributes({ 'service.name': service.name, 'service.version': service.version }),
      spanProcessors: [new BatchSpanProcessor({ exporter, maxQueueSize, scheduledDelayMillis })],
    });
    this.tracer = this.provider.getTracer('sanctum');
  }

  override async inSpan<Result>(
    work: Work,
    run: () => Promise<Result>,
    parent?: string | null,
  ): Promise<Result> {
    if (!this.isRecorded(work)) return run();
    const span = this.start(work, parent);
    try {
      return await current.run(span, run);
    } catch (error) {
      markFailed(span, error);
      throw error;
    } finally {
      span.end();
    }
  }

  override happened(work: Work, { milliseconds, error }: { milliseconds: number; error?: unknown }): void {
    if (!this.isRecorded(work)) return;
    const now = Date.now();
    const span = this.start(work, undefined, now - milliseconds);
    if (error !== undefined) markFailed(span, error);
    span.end(now);
  }

  override failed(error: unknown): void {
    const span = current.getStore();
    if (span) markFailed(span, error);
  }

  override begin(work: Work, parent?: string): OpenSpan {
    const span = this.start(work, parent);
    return {
      within: (part) => current.run(span, part),
      end: ({ name, attributes, failed }) => {
        span.updateName(name).setAttributes(attributes);
        if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      },
    };
  }

  override traceparent(): string | undefined {
    const context = current.getStore()?.spanContext();
    const flags = context && context.traceFlags.toString(16).padStart(2, '0');
    return context && `00-${context.traceId}-${context.spanId}-${flags}`;
  }

  override traceId(): string | undefined {
    return current.getStore()?.spanContext().traceId;
  }

  /** Exports the waiting spans, but only for a moment: a stop does not wait for a collector that does not answer. */
  async onApplicationShutdown(): Promise<void> {
    const told = this.provider.shutdown().catch(() => undefined);
    await Promise.race([told, pause(LAST_WORDS, undefined, { ref: false })]);
  }

  private isRecorded({ kind }: Work): boolean {
    return kind !== 'client' || current.getStore() !== undefined;
  }

  private start({ name, kind, attributes }: Work, parent?: string | null, startTime?: number): Span {
    const caused = parent == null ? undefined : (parseTraceParent(parent) ?? undefined);
    const within = caused ?? current.getStore()?.spanContext();
    const context = within ? trace.setSpanContext(ROOT_CONTEXT, within) : ROOT_CONTEXT;
    return this.tracer.startSpan(
      name,
      { kind: KINDS[kind], ...(attributes && { attributes }), ...(startTime && { startTime }) },
      context,
    );
  }
}

/** Records only the kind of an error: its message may name a person. */
function markFailed(span: Span, error: unknown): void {
  const { code, name } = error as { code?: unknown; name?: unknown };
  span
    .setStatus({ code: SpanStatusCode.ERROR })
    .setAttribute('error.type', String(code ?? name ?? 'unknown'));
}
