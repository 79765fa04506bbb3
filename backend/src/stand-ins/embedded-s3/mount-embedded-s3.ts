import type { FastifyInstance } from 'fastify';
import { EMBEDDED_PREFIX, type EmbeddedS3Server } from './embedded-s3-server.js';

/** Serves the signed URLs of files on this machine's disk. A configured S3 serves its own. */
export function mountEmbeddedS3(fastify: FastifyInstance, { publicHandler }: EmbeddedS3Server): void {
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
