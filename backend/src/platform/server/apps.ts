import fs from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Address prefixes that belong to the server itself: an unknown path below them is a 404, never an app. */
const SERVER_PATHS = /^\/(api|_s3|v1|sandbox|metrics)(\/|$)/;

export interface App {
  prefix: '/' | '/creator/';
  /** The folder vite built. */
  folder: string;
}

/** Serves the built apps: hashed assets for ever, index.html always fresh, deep links to the app that owns them. */
export async function serveApps(fastify: FastifyInstance, apps: readonly App[]): Promise<void> {
  const built = apps.filter(({ folder }) => fs.existsSync(path.join(folder, 'index.html')));
  for (const [index, { prefix, folder }] of built.entries()) {
    await fastify.register(fastifyStatic, {
      root: folder,
      prefix,
      wildcard: false,
      index: false,
      preCompressed: true,
      decorateReply: index === 0,
      cacheControl: false,
      setHeaders: (reply, file) => {
        const hashed = file.includes(`${path.sep}assets${path.sep}`);
        void reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }
  const page = (request: FastifyRequest, reply: FastifyReply) => {
    const pathname = request.url.split('?')[0]!;
    const app = built.filter(({ prefix }) => `${pathname}/`.startsWith(prefix)).at(-1);
    if (!app || SERVER_PATHS.test(pathname) || path.extname(pathname) !== '') return reply.callNotFound();
    return reply.header('cache-control', 'no-cache').type('text/html').sendFile('index.html', app.folder);
  };
  fastify.get('/', page);
  fastify.get('/*', page);
}
