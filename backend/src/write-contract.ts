import fs from 'node:fs';
import path from 'node:path';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from './app.module.js';
import { readConfig } from './platform/config/config.js';
import { contractExamples } from './demo/contract-examples.js';
import { showExamples } from './platform/contract/examples.js';
import { describeContract } from './platform/server/contract.js';
import { createHttpAdapter } from './platform/server/server.js';
import { projectRoot } from './platform/config/project-root.js';

export const CONTRACT_FILE = path.join(projectRoot, 'openapi/openapi.json');

/** Generates the published contract from the code alone: preview mode opens no database and starts nothing. */
export async function contractText(): Promise<string> {
  const config = readConfig({});
  const app = await NestFactory.create<NestFastifyApplication>(
    AppModule.with(config, 'postgres://preview'),
    createHttpAdapter(config),
    { preview: true, logger: false, abortOnError: false },
  );
  app.setGlobalPrefix('api');
  const document = showExamples(describeContract(app), contractExamples);
  await app.close();
  return `${JSON.stringify(document, null, 2)}\n`;
}

export async function writeContract(file: string = CONTRACT_FILE): Promise<void> {
  fs.writeFileSync(file, await contractText());
}
