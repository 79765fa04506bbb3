import path from 'node:path';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from './app.module.js';
import type { Clock } from './kernel/clock.js';
import { mountStandIns } from './parts.js';
import type { Config } from './platform/config/config.js';
import { projectRoot } from './platform/config/project-root.js';
import { serveApiDocs } from './platform/server/api-docs.js';
import { serveApps } from './platform/server/apps.js';
import { serveContract } from './platform/server/contract.js';
import { acceptFormsWhereAsked } from './platform/http/forms.js';
import { acceptJsonOnly, createHttpAdapter, prepareServer } from './platform/server/server.js';
import { Log, NestLog } from './platform/telemetry/log.js';

/** Builds the application, ready to listen. The database must exist and be migrated. Tests use this same function. */
export async function createApp(
  config: Config,
  databaseUrl: string,
  clock?: Clock,
): Promise<NestFastifyApplication> {
  const app = await NestFactory.create<NestFastifyApplication>(
    AppModule.with(config, databaseUrl, clock),
    createHttpAdapter(config),
    { rawBody: true, bufferLogs: true, abortOnError: false },
  );
  app.useLogger(new NestLog(app.get(Log)));
  app.setGlobalPrefix('api');
  const fastify = await prepareServer(app, config);
  serveContract(app);
  await serveApiDocs(app);
  mountStandIns(app, fastify, config);
  const apps = [
    { prefix: '/', folder: path.join(projectRoot, 'member-app/dist') },
    { prefix: '/creator/', folder: path.join(projectRoot, 'creator-console/dist') },
  ] as const;
  await serveApps(fastify, apps, config.publicUrl);
  await app.init();
  acceptJsonOnly(fastify);
  acceptFormsWhereAsked(fastify);
  await fastify.ready();
  return app;
}
