import fs from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Documents, type Page } from './documents.js';
import { FirstViews } from './first-views.js';

/** Address prefixes of the server itself: an unknown path below them is a 404, never an app. */
const SERVER_PATHS = /^\/(api|_s3|v1|sandbox|metrics)(\/|$)/;

/** URL path of a built file: nothing to decode, no parent folder, nothing hidden. */
const FILE = /^(\/[\w-][\w.-]*)+$/;

export interface App {
  prefix: '/' | '/creator/';
  folder: string;
}

const send = (reply: FastifyReply, { html, isMissing }: Page) => reply.code(isMissing ? 404 : 200).send(html);

/**
 * Serves the built apps: hashed assets cached forever, documents always fresh, deep links to the app that owns them.
 */
export async function serveApps(fastify: FastifyInstance, apps: readonly App[], publicUrl: string) {
  const built = apps
    .filter(({ folder }) => fs.existsSync(path.join(folder, 'index.html')))
    .map((app) => ({
      ...app,
      firstViews: new FirstViews(app.folder),
      documents: new Documents(fastify, app.folder, publicUrl),
    }));
  // One route for all files: a route for each would be hundreds, created at every start.
  await fastify.register(fastifyStatic, {
    serve: false,
    preCompressed: true,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders: (reply, file) => {
      const hashed = file.includes(`${path.sep}assets${path.sep}`);
      void reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  const page = async (request: FastifyRequest, reply: FastifyReply) => {
    const pathname = request.url.split('?')[0]!;
    const app = built.filter(({ prefix }) => `${pathname}/`.startsWith(prefix)).at(-1);
    if (!app || SERVER_PATHS.test(pathname)) return reply.callNotFound();
    if (path.extname(pathname) !== '') {
      if (!FILE.test(pathname)) return reply.callNotFound();
      return reply.sendFile(pathname.slice(app.prefix.length), app.folder);
    }
    void reply.type('text/html').header('vary', 'accept-language');
    const opened = app.firstViews.find(pathname);
    // A URL with a query string may ask for something else.
    if (opened && pathname === request.url) {
      void reply.header('cache-control', 'no-store');
      return send(reply, await app.documents.forCaller(request, opened));
    }
    void reply.header('cache-control', 'no-cache');
    return send(reply, await app.documents.forEverybody(request, opened?.document ?? 'index.html', opened));
  };
  fastify.get('/', page);
  fastify.get('/*', page);
}
