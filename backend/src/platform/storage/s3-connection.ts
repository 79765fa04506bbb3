import { S3Client } from '@aws-sdk/client-s3';
import { Global, Module, type OnApplicationShutdown } from '@nestjs/common';
import { Tracing } from '../telemetry/tracing.js';
import { type Config, CONFIG } from '../config/config.js';

/** Address and credentials of the S3 that stores the files. */
export interface S3Address {
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Endpoint for this process. */
  endpoint: string;
  /** Endpoint for browsers; signed URLs are below it. */
  publicEndpoint: string;
  /** Converts a public address to the host name that the browser used; missing if browsers know only one name. */
  asAsked?: (url: string) => string;
}

/** Injection token for the address of the configured S3, or of the one embedded in this process. */
export const S3_ADDRESS = Symbol('S3 address');

/** Timeouts of calls; every call to a provider has one (product rule 8.1). */
const TIMEOUTS = {
  connectionTimeout: 2_000,
  requestTimeout: 10_000,
  throwOnRequestTimeout: true, // without it the SDK only warns
};

// On Node 20 the SDK would warn about future releases at every start, but its version is pinned.
process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] = 'true';

/** Connects to the S3 that stores the files, configured or embedded: the same code path for both. */
export class S3Connection implements OnApplicationShutdown {
  readonly bucket: string;
  /** For this process's own calls. */
  readonly client: S3Client;
  private readonly signer: S3Client;

  constructor(
    private readonly address: S3Address,
    timeouts = TIMEOUTS,
    tracing = new Tracing(),
  ) {
    this.bucket = address.bucket;
    this.client = clientFor(address, address.endpoint, timeouts);
    if (tracing.isOn) traceCalls(this.client, tracing);
    this.signer = clientFor(address, address.publicEndpoint, timeouts);
  }

  /** Creates an address for browsers, which may reach the storage at another address than this process does. */
  async sign(make: (signer: S3Client) => Promise<string>): Promise<string> {
    const url = await make(this.signer);
    return this.address.asAsked?.(url) ?? url;
  }

  onApplicationShutdown(): void {
    this.client.destroy();
    this.signer.destroy();
  }
}

function clientFor(
  { region, accessKeyId, secretAccessKey }: S3Address,
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
    // Not every S3-compatible server understands checksums in trailers, and the embedded one does not.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
}

/** Records calls by their operation, without the keys of files. */
function traceCalls(client: S3Client, tracing: Tracing): void {
  client.middlewareStack.add(
    (next, { commandName = 'call' }) =>
      (args) =>
        tracing.inSpan(
          {
            name: `s3 ${commandName.replace(/Command$/, '')}`,
            kind: 'client',
            attributes: { 'rpc.system': 'aws-api', 'rpc.service': 'S3' },
          },
          () => next(args),
        ),
    { step: 'initialize', name: 'tracing' },
  );
}

export function configuredS3({ storage }: Pick<Config, 'storage'>): S3Address {
  const { endpoint, publicEndpoint = endpoint, accessKeyId, secretAccessKey, ...rest } = storage;
  if (!endpoint || !publicEndpoint || !accessKeyId || !secretAccessKey)
    throw new Error('S3_ENDPOINT: no storage is configured');
  return { ...rest, endpoint, publicEndpoint, accessKeyId, secretAccessKey };
}

/** Provides the S3 that the environment names. */
@Global()
@Module({
  providers: [{ provide: S3_ADDRESS, useFactory: configuredS3, inject: [CONFIG] }],
  exports: [S3_ADDRESS],
})
export class ConfiguredS3Module {}
