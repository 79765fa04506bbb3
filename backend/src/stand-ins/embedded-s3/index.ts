/** An S3 on this machine's disk, as far as the product uses it, with verified signatures. */
export { EmbeddedS3 } from './embedded-s3.js';
export { EmbeddedS3Module } from './embedded-s3.module.js';
export { EmbeddedS3Server, mountEmbeddedS3 } from './embedded-s3-server.js';
export { type Listener, listenOnLoopback } from './loopback-names.js';
