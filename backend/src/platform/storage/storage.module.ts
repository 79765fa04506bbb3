import { Global, Module } from '@nestjs/common';
import type { Config } from '../config/config.js';
import { CONFIG, LOCAL_SECRETS } from '../config/config.module.js';
import type { LocalSecrets } from '../config/local-secrets.js';
import { MultipartUploads } from './multipart-uploads.js';
import { S3Connection } from './s3-connection.js';
import { Storage } from './storage.js';
import { storageConfig } from './storage-config.js';

/** One storage for the process, opened at start. */
@Global()
@Module({
  providers: [
    {
      provide: S3Connection,
      useFactory: (config: Config, secrets: LocalSecrets) =>
        S3Connection.open(storageConfig(config, secrets)),
      inject: [CONFIG, LOCAL_SECRETS],
    },
    MultipartUploads,
    Storage,
  ],
  exports: [MultipartUploads, S3Connection, Storage],
})
export class StorageModule {}
