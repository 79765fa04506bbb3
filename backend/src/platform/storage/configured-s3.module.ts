import { Global, Module } from '@nestjs/common';
import { CONFIG, type Config } from '../config/config.js';
import { S3_ADDRESS, type S3Address } from './s3-connection.js';

export function configuredS3({ storage }: Pick<Config, 'storage'>): S3Address {
  const { endpoint, publicEndpoint = endpoint, accessKeyId, secretAccessKey, ...rest } = storage;
  if (!endpoint || !publicEndpoint || !accessKeyId || !secretAccessKey)
    throw new Error('S3_ENDPOINT: no storage is configured');
  return { ...rest, endpoint, publicEndpoint, accessKeyId, secretAccessKey };
}

/** The S3 that the environment names. */
@Global()
@Module({
  providers: [{ provide: S3_ADDRESS, useFactory: configuredS3, inject: [CONFIG] }],
  exports: [S3_ADDRESS],
})
export class ConfiguredS3Module {}
