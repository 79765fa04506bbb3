import path from 'node:path';
import type { OnApplicationShutdown } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { mayTakeLonger } from '../../platform/server/slow-bodies.js';
import type { S3Address } from '../../platform/storage/index.js';
import { EmbeddedS3, type Handler } from './embedded-s3.js';
import { LoopbackNames, type Listener, listenOnLoopback } from './loopback-names.js';

/** Serves the signed URLs of files on this machine's disk. A configured S3 serves its own. */
export function mountEmbeddedS3(fastify: FastifyInstance, { publicHandler, names }: EmbeddedS3Server): void {
  // not earlier: work that a body triggers would run without the name
  fastify.addHook('preHandler', (request, _reply, done) => names.during(request.headers.host, done));
  void fastify.register(async (scope) => {
    // Before Fastify checks type or body: a file may have any type, and streams to the disk.
    scope.addHook('onRequest', async (request, reply) => {
      reply.hijack();
      publicHandler(request.raw, reply.raw);
    });
    scope.route({
      method: ['GET', 'HEAD', 'PUT', 'POST', 'DELETE'],
      url: `${EMBEDDED_PREFIX}/*`,
      handler: () => undefined,
    });
  });
}

/** Path of the embedded S3 on the site's own address. */
export const EMBEDDED_PREFIX = '/_s3';

export interface EmbeddedS3ServerOptions {
  /** Files are stored in a folder below it. */
  dataDir: string;
  bucket: string;
  region: string;
  secretAccessKey: string;
  /** The site's own address, where browsers reach the files. */
  publicUrl: string;
}

/** Runs the embedded S3 with its two entrances: a loopback port for this process, a path of the site for browsers. */
export class EmbeddedS3Server implements OnApplicationShutdown {
  private constructor(
    readonly address: S3Address,
    /** Answers signed URLs on the site. */
    readonly publicHandler: Handler,
    readonly names: LoopbackNames,
    private readonly listener: Listener,
  ) {}

  static async open({ dataDir, publicUrl, ...options }: EmbeddedS3ServerOptions): Promise<EmbeddedS3Server> {
    const { bucket, ...credentials } = { ...options, accessKeyId: 'sanctum' };
    const s3 = new EmbeddedS3({ folder: path.join(dataDir, 'objects', bucket), bucket, credentials });
    await s3.tidy(new Date());
    const listener = await listenOnLoopback(s3.handler({ prefix: '' }));
    const publicHandler = s3.handler({
      prefix: EMBEDDED_PREFIX,
      host: new URL(publicUrl).host,
      onVerified: mayTakeLonger,
    });
    const names = new LoopbackNames(publicUrl);
    const address = {
      bucket,
      ...credentials,
      endpoint: listener.url,
      publicEndpoint: publicUrl + EMBEDDED_PREFIX,
      asAsked: (url: string) => names.rename(url),
    };
    return new EmbeddedS3Server(address, publicHandler, names, listener);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.listener.close();
  }
}
