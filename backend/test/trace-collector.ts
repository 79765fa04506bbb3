import { EventEmitter, once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

/** A span as OTLP writes it in JSON. */
export interface CollectedSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  status: { code?: number };
  attributes: { key: string; value: Record<string, unknown> }[];
}

interface Export {
  resourceSpans: { scopeSpans: { spans: CollectedSpan[] }[] }[];
}

/** A stand-in for an OpenTelemetry collector: an address that accepts traces. */
export class TraceCollector {
  readonly spans: CollectedSpan[] = [];
  /** Pending responses while the collector hangs. */
  readonly owed: ServerResponse[] = [];
  hangs = false;
  private readonly news = new EventEmitter();
  private readonly server: Server = createServer((request, response) => void this.take(request, response));

  async listen(): Promise<string> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Waits for the first span with this name. */
  async span(name: string): Promise<CollectedSpan> {
    for (;;) {
      const span = this.spans.find((each) => each.name === name);
      if (span) return span;
      await once(this.news, 'told');
    }
  }

  /** Returns all spans of one trace that were received. */
  trace({ traceId }: CollectedSpan): CollectedSpan[] {
    return this.spans.filter((each) => each.traceId === traceId);
  }

  close(): void {
    this.server.close();
    this.server.closeAllConnections();
  }

  private async take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { resourceSpans } = (await json(request)) as Export;
    for (const { scopeSpans } of resourceSpans) this.spans.push(...scopeSpans.flatMap(({ spans }) => spans));
    this.news.emit('told');
    if (this.hangs) this.owed.push(response);
    else response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  }
}
