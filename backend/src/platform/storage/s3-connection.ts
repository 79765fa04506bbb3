import path from 'node:path';
import { S3Client } from '@aws-sdk/client-s3';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { mayTakeLonger } from '../http/slow-bodies.js';
import { EmbeddedS3, type Handler } from '../../stand-ins/embedded-s3/embedded-s3.js';
import { type Listener, listenOnLoopback } from '../../stand-ins/embedded-s3/loopback.js';
import type { StorageConfig } from './storage-config.js';

/** Where the embedded S3 stands on the site's own address. */
export const EMBEDDED_PREFIX = '/_s3';

/** `security.md` §5: every external call has a time-out. */
const TIMEOUTS = {
  connectionTimeout: 2_000,
  requestTimeout: 10_000,
  throwOnRequestTimeout: true, // without it the SDK only warns
};

// On Node 20 the SDK would warn at every start of releases to come; ours is pinned (`stack.md`).
process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] = 'true';

interface Parts {
  bucket: string;
  client: S3Client;
  signer: S3Client;
  publicHandler?: Handler;
  listener?: Listener;
}

/** The S3 we talk to: a real one, or our own on the disk. One code path behind it (`stack.md`). */
@Injectable()
export class S3Connection implements OnApplicationShutdown {
  readonly bucket: string;
  /** Our own calls. */
  readonly client: S3Client;
  /** Makes URLs for browsers, which reach the storage at another address than we do. */
  readonly signer: S3Client;
  /** Answers those URLs when the storage is ours. */
  readonly publicHandler: Handler | undefined;
  private readonly listener: Listener | undefined;

  private constructor(parts: Parts) {
    this.bucket = parts.bucket;
    this.client = parts.client;
    this.signer = parts.signer;
    this.publicHandler = parts.publicHandler;
    this.listener = parts.listener;
  }

  static async open(config: StorageConfig, timeouts = TIMEOUTS): Promise<S3Connection> {
    const { bucket, endpoint } = config;
    if (endpoint !== undefined) {
      const client = clientFor(config, endpoint, timeouts);
      return new S3Connection({ bucket, client, signer: client });
    }
    const credentials = {
      region: config.region,
      accessKeyId: config.accessKeyId,
      secretAccessKey: config.secretAccessKey,
    };
    const s3 = new EmbeddedS3({ folder: path.join(config.dataDir, 'objects', bucket), bucket, credentials });
    await s3.tidy(new Date());
    const listener = await listenOnLoopback(s3.handler({ prefix: '' }));
    return new S3Connection({
      bucket,
      client: clientFor(config, listener.url, timeouts),
      signer: clientFor(config, config.publicUrl + EMBEDDED_PREFIX, timeouts),
      publicHandler: s3.handler({
        prefix: EMBEDDED_PREFIX,
        host: new URL(config.publicUrl).host,
        onVerified: mayTakeLonger,
      }),
      listener,
    });
  }

  async onApplicationShutdown(): Promise<void> {
    this.client.destroy();
    this.signer.destroy();
    await this.listener?.close();
  }
}

function clientFor(
  { region, accessKeyId, secretAccessKey }: StorageConfig,
  endpoint: string,
  timeouts: typeof TIMEOUTS,
): S3Client {
  return new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: true,
    maxAttempts: 2,
    requestHandler: timeouts,
    // Checksums in trailers are not understood by every S3-compatible server, ours included.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
}
