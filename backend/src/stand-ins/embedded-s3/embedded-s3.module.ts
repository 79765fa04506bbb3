import { Global, Module } from '@nestjs/common';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { LOCAL_SECRETS } from '../../platform/config/config.module.js';
import type { LocalSecrets } from '../../platform/config/local-secrets.js';
import { S3_ADDRESS } from '../../platform/storage/index.js';
import { EmbeddedS3Server } from './embedded-s3-server.js';

/** Stores files on this machine's disk, under a key that this installation created for itself. */
const open = ({ dataDir, publicUrl, storage: { bucket, region } }: Config, secrets: LocalSecrets) =>
  EmbeddedS3Server.open({ dataDir, publicUrl, bucket, region, secretAccessKey: secrets.storageSecretKey });

@Global()
@Module({
  providers: [
    { provide: EmbeddedS3Server, useFactory: open, inject: [CONFIG, LOCAL_SECRETS] },
    {
      provide: S3_ADDRESS,
      useFactory: ({ address }: EmbeddedS3Server) => address,
      inject: [EmbeddedS3Server],
    },
  ],
  exports: [S3_ADDRESS],
})
export class EmbeddedS3Module {}
