import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { CannotStart } from '../config/cannot-start.js';
import { CONFIG, type Config } from '../config/config.js';
import { Log } from '../telemetry/log.js';
import { Metrics } from './metrics.js';

/** Serves metrics on their own port, which Prometheus reads and the proxy does not publish. */
@Injectable()
export class MetricsServer implements OnApplicationShutdown {
  private server: Server | undefined;

  constructor(
    private readonly metrics: Metrics,
    @Inject(CONFIG) private readonly config: Pick<Config, 'metricsPort' | 'host'>,
    private readonly log: Log,
  ) {}

  /** Starts to listen if a port is configured. Returns the port. */
  async open(): Promise<number | undefined> {
    const { metricsPort: port, host } = this.config;
    if (port === undefined) return undefined;
    this.server = createServer((request, response) => void this.answer(request.url, response));
    this.server.listen(port, host);
    await once(this.server, 'listening').catch((error: NodeJS.ErrnoException) => {
      throw error.code === 'EADDRINUSE'
        ? new CannotStart(`METRICS_PORT: ${port} is taken by another process`)
        : error;
    });
    return (this.server.address() as AddressInfo).port;
  }

  async onApplicationShutdown(): Promise<void> {
    if (!this.server?.listening) return;
    const closed = once(this.server, 'close');
    this.server.close();
    this.server.closeAllConnections();
    await closed;
  }

  private async answer(url: string | undefined, response: ServerResponse): Promise<void> {
    if (url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    try {
      const { type, text } = await this.metrics.text();
      response.writeHead(200, { 'content-type': type }).end(text);
    } catch (error) {
      this.log.error({ error }, 'figures cannot be told');
      response.writeHead(500).end();
    }
  }
}
