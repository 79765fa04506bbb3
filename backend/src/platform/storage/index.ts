export { type MultipartUpload, MultipartUploads } from './multipart-uploads.js';
export { mountEmbeddedS3 } from '../../stand-ins/embedded-s3/mount-embedded-s3.js';
export { S3Connection } from './s3-connection.js';
export { Storage, type StoredFile } from './storage.js';
export { StorageModule } from './storage.module.js';
