import { type ExportResult, ExportResultCode } from '@opentelemetry/core';
import { JsonTraceSerializer } from '@opentelemetry/otlp-transformer';
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace';

/** Max milliseconds for a collector to accept spans. */
const TAKES = 5_000;

export interface Collector {
  /** Base URL; traces go to `/v1/traces` below it. */
  endpoint: string;
  /** Headers of each export, such as a key. */
  headers: Record<string, string>;
  /** Called once when the collector stops accepting spans, until it works again. */
  onUndelivered: (error: unknown) => void;
}

/** Sends spans by OTLP over HTTP, as JSON. Spans that the collector refuses are lost. */
export class OtlpExporter implements SpanExporter {
  private isFailing = false;

  constructor(private readonly collector: Collector) {}

  export(spans: ReadableSpan[], done: (result: ExportResult) => void): void {
    void this.answer(spans, done);
  }

  async shutdown(): Promise<void> {}

  private async answer(spans: ReadableSpan[], done: (result: ExportResult) => void): Promise<void> {
    done(await this.deliver(spans));
  }

  private async deliver(spans: ReadableSpan[]): Promise<ExportResult> {
    try {
      await this.send(spans);
      this.isFailing = false;
      return { code: ExportResultCode.SUCCESS };
    } catch (error) {
      if (!this.isFailing) this.collector.onUndelivered(error);
      this.isFailing = true;
      return { code: ExportResultCode.FAILED, error: error as Error };
    }
  }

  private async send(spans: ReadableSpan[]): Promise<void> {
    const { endpoint, headers } = this.collector;
    const answer = await fetch(`${endpoint.replace(/\/$/, '')}/v1/traces`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: new Uint8Array(JsonTraceSerializer.serializeRequest(spans)!),
      signal: AbortSignal.timeout(TAKES),
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`the collector answers ${answer.status}`);
  }
}
