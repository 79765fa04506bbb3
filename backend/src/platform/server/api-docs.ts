import { createRequire } from 'node:module';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { Injectable } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { ROLES } from '../../kernel/roles.js';
import { projectRoot } from '../config/project-root.js';
import { scopesFor } from '../security/scopes.js';

interface DemoAccount {
  email: string;
  password: string;
}

/** Accounts that the API page offers for signing in: the demo's, if it is installed. */
@Injectable()
export class ApiDocs {
  demoAccounts: readonly DemoAccount[] = [];
}

const require = createRequire(import.meta.url);

/** Our own files, then those of Swagger UI. */
const FOLDERS = [
  path.join(projectRoot, 'backend/api-docs'),
  path.dirname(require.resolve('swagger-ui-dist/package.json')),
];

/** Serves the API page: Swagger UI with our guide and search, all from files, so that no script is inline. */
export async function serveApiDocs(app: NestFastifyApplication): Promise<void> {
  const fastify: FastifyInstance = app.getHttpAdapter().getInstance();
  const docs = app.get(ApiDocs);
  const scopes = Object.fromEntries(ROLES.map((role) => [role, scopesFor(role)]));
  fastify.get('/api/docs/guide.json', (_request, reply) =>
    reply.send({ demoAccounts: docs.demoAccounts, scopes }),
  );
  await fastify.register(async (files) => {
    await files.register(fastifyStatic, {
      root: FOLDERS,
      prefix: '/api/docs/',
      index: false,
      setHeaders: (reply) => void reply.header('cache-control', 'no-cache'),
    });
    files.get('/api/docs', (_request, reply) => reply.sendFile('index.html'));
  });
}
