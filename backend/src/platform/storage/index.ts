export { ConfiguredS3Module } from './configured-s3.module.js';
export { type MultipartUpload, MultipartUploads } from './multipart-uploads.js';
export { S3_ADDRESS, type S3Address } from './s3-address.js';
export { Storage, type StoredFile } from './storage.js';
export { StorageModule } from './storage.module.js';
