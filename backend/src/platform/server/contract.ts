import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { contractSchemas } from '../http/contract-schemas.js';
import { ProblemResponse } from '../http/problem.js';
import { ReadyMade } from './ready-made.js';

/** The published contract, read from the code. `cli contract` writes it to openapi/openapi.json. */
export function describeContract(app: NestFastifyApplication): OpenAPIObject {
  const document = SwaggerModule.createDocument(
    app,
    new DocumentBuilder()
      .setTitle('Sanctum')
      .setDescription(
        'Courses, downloads and coaching for mothers and their daughters. Money is a decimal string in USD, times are ISO 8601 in UTC, durations are seconds. Sign in with POST /api/auth/login: browsers get cookies, other programs may send the cookie value as a bearer token.',
      )
      .setVersion('1.0.0')
      .addServer('/')
      .addCookieAuth('sanctum_access')
      .addBearerAuth()
      .build(),
    {
      extraModels: [ProblemResponse],
      operationIdFactory: (controller, method) => `${controller.replace(/Controller$/, '')}_${method}`,
    },
  );
  return complete(document);
}

const BUSY = 'The server, or a part it needs, is busy or away: try again after `Retry-After` seconds';

/**
 * Every operation may refuse what it cannot read, or be unable to answer for a moment, and says so in the contract: with the
 * error envelope, also where the good answer is a file. An operation that names no way of signing in is open to all and says that too.
 */
function complete(document: OpenAPIObject): OpenAPIObject {
  const problem = {
    description: 'A refusal in the one error envelope',
    content: { 'application/json': { schema: { $ref: '#/components/schemas/ProblemResponse' } } },
  };
  Object.assign(((document.components ??= {}).schemas ??= {}), contractSchemas());
  for (const path of Object.values(document.paths)) {
    for (const operation of [path.get, path.post, path.put, path.patch, path.delete]) {
      if (!operation) continue;
      for (const [status, response] of Object.entries(operation.responses)) {
        if (response && /^[45]/.test(status)) Object.assign(response, { content: problem.content });
      }
      operation.responses['4XX'] ??= problem;
      operation.responses['503'] ??= { ...problem, description: BUSY };
      operation.security ??= [];
    }
  }
  return document;
}

/** Instead of a copy of the contract within the page, which loads it by its address. */
const NO_COPY: OpenAPIObject = { openapi: '3.0.0', info: { title: '', version: '' }, paths: {} };

/** The contract, as JSON and as YAML (which JSON is), and Swagger UI, where a person can sign in and try the calls. */
export function serveContract(app: NestFastifyApplication): void {
  const contract = new ReadyMade(() => JSON.stringify(describeContract(app)));
  const fastify: FastifyInstance = app.getHttpAdapter().getInstance();
  fastify.get('/api/openapi.json', (request, reply) => contract.send(request, reply, 'application/json'));
  fastify.get('/api/openapi.yaml', (request, reply) => contract.send(request, reply, 'application/yaml'));
  SwaggerModule.setup('api/docs', app, NO_COPY, {
    raw: false,
    customSiteTitle: 'Sanctum API',
    swaggerOptions: {
      ...{ url: '/api/openapi.json', spec: {}, filter: true },
      ...{ persistAuthorization: false, withCredentials: true, tagsSorter: 'alpha' },
    },
  });
}
