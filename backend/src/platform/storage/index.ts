export { ConfiguredS3Module, configuredS3 } from './s3-connection.js';
export { type MultipartUpload, MultipartUploads } from './multipart-uploads.js';
export { isUnreachable } from './reaching.js';
export { S3_ADDRESS, type S3Address, S3Connection } from './s3-connection.js';
export { Storage, type StoredFile } from './storage.js';
export { StorageModule } from './storage.module.js';
