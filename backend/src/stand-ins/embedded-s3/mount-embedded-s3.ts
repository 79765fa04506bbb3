import type { FastifyInstance } from 'fastify';
import { EMBEDDED_PREFIX, type S3Connection } from '../../platform/storage/s3-connection.js';

/** Serves the signed URLs of files on our own disk. A real S3 serves its own. */
export function mountEmbeddedS3(fastify: FastifyInstance, { publicHandler }: S3Connection): void {
  if (!publicHandler) return;
  void fastify.register(async (scope) => {
    // Bodies are files: they stream to the disk and pass no parser, so no body limit either.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    scope.route({
      method: ['GET', 'HEAD', 'PUT', 'POST', 'DELETE'],
      url: `${EMBEDDED_PREFIX}/*`,
      handler: (request, reply) => {
        reply.hijack();
        publicHandler(request.raw, reply.raw);
      },
    });
  });
}
