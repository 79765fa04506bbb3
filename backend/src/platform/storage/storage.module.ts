import { Global, Module } from '@nestjs/common';
import { Tracing } from '../telemetry/tracing.js';
import { MultipartUploads } from './multipart-uploads.js';
import { S3_ADDRESS, type S3Address, S3Connection } from './s3-connection.js';
import { Storage } from './storage.js';

/** Provides one storage for the process. `app.module.ts` decides which S3 stores the files. */
@Global()
@Module({
  providers: [
    {
      provide: S3Connection,
      useFactory: (address: S3Address, tracing: Tracing) => new S3Connection(address, undefined, tracing),
      inject: [S3_ADDRESS, Tracing],
    },
    MultipartUploads,
    Storage,
  ],
  exports: [MultipartUploads, Storage],
})
export class StorageModule {}
