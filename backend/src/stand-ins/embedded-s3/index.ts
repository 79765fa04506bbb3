/** An S3 on this machine's disk, with the operations that the product uses and verified signatures. */
export { EmbeddedS3 } from './embedded-s3.js';
export { EmbeddedS3Module } from './embedded-s3.module.js';
export { EmbeddedS3Server, mountEmbeddedS3 } from './embedded-s3-server.js';
export { type Listener, listenOnLoopback } from './loopback-names.js';
