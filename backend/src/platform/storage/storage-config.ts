import type { Config } from '../config/config.js';
import type { LocalSecrets } from '../config/local-secrets.js';

export interface StorageConfig {
  /** A real S3; without one the files lie on the disk. */
  endpoint?: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  dataDir: string;
  /** Where browsers reach us; signed URLs of files on the disk stand under it. */
  publicUrl: string;
}

/** The part of the configuration storage reads; a disk of our own is opened by a key of our own. */
export function storageConfig({ storage, dataDir, publicUrl }: Config, secrets: LocalSecrets): StorageConfig {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = storage;
  if (endpoint && accessKeyId && secretAccessKey) {
    return { endpoint, bucket, region, accessKeyId, secretAccessKey, dataDir, publicUrl };
  }
  return {
    bucket,
    region,
    accessKeyId: 'sanctum',
    secretAccessKey: secrets.storageSecretKey,
    dataDir,
    publicUrl,
  };
}
