import type { FastifyInstance } from 'fastify';
import { EMBEDDED_PREFIX, type EmbeddedS3Server } from './embedded-s3-server.js';

/** Serves the signed URLs of files on this machine's disk. A configured S3 serves its own. */
export function mountEmbeddedS3(fastify: FastifyInstance, { publicHandler, names }: EmbeddedS3Server): void {
  // not earlier: work that a body triggers would run without the name
  fastify.addHook('preHandler', (request, _reply, done) => names.during(request.headers.host, done));
  void fastify.register(async (scope) => {
    // Before Fastify checks type or body: a file may have any type, and streams to the disk.
    scope.addHook('onRequest', async (request, reply) => {
      reply.hijack();
      publicHandler(request.raw, reply.raw);
    });
    scope.route({
      method: ['GET', 'HEAD', 'PUT', 'POST', 'DELETE'],
      url: `${EMBEDDED_PREFIX}/*`,
      handler: () => undefined,
    });
  });
}
