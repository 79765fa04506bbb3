import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { completeContract } from '../contract/complete.js';
import { productVersion } from '../config/build.js';
import { TAGS } from '../contract/tags.js';
import { webhookModels } from '../contract/webhooks.js';
import { projectRoot } from '../config/project-root.js';
import { ProblemResponse } from '../http/problem.js';
import { API_TOKEN_PREFIX } from '../security/actor.js';
import { ACCESS_SECONDS, REFRESH_SECONDS } from '../security/session-cookies.js';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const MINUTES_OF_A_COOKIE = ACCESS_SECONDS / 60;
const DAYS_OF_A_SESSION = REFRESH_SECONDS / (24 * 60 * 60);

const DESCRIPTION = `Courses, downloads and coaching for mothers and their daughters.

- **Sign in** with a personal API token: create one in Settings > API tokens, with the scopes that the program needs, and
  send it as \`Authorization: Bearer ${API_TOKEN_PREFIX}…\`.
- **Send** JSON; unknown fields are refused. Amounts are decimal strings in the currency of the business, times are ISO
  8601 in UTC, and durations are in seconds.
- **Handle errors** by their \`code\`; all have the same format, and each operation lists its codes.
- **Expect** new fields, operations and values of enumerations at any time. Nothing that a program uses is removed or
  renamed before the first number of the version changes.`;

/** Contact in the contract. Each installation has its own operator, so no address fits all. */
const CONTACT = { name: 'The operator of this installation' };

const COOKIE = `Set by \`POST /api/auth/login\`, \`/register\` and \`/refresh\`; over https its name starts with \`__Host-\`.
It lasts ${MINUTES_OF_A_COOKIE} minutes. The cookie \`sanctum_refresh\` lasts ${DAYS_OF_A_SESSION} days and can be exchanged once for a new pair with
\`POST /api/auth/refresh\`.`;

const BEARER = `A personal API token, created with \`POST /api/me/api-tokens\` or in Settings. It starts with \`${API_TOKEN_PREFIX}\`,
lasts for the requested number of days, up to 365, and allows what its scopes name, with up to 600 calls per minute. Also
accepts the value of the cookie \`sanctum_access\`, for ${MINUTES_OF_A_COOKIE} minutes.`;

/** Describes the contract, read from the code. `cli contract` writes it to openapi/openapi.json. */
export function describeContract(app: NestFastifyApplication): OpenAPIObject {
  const builder = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle('Sanctum')
    .setDescription(DESCRIPTION)
    .setVersion(productVersion())
    .addServer('/')
    .addCookieAuth('sanctum_access', { type: 'apiKey', in: 'cookie', description: COOKIE }, 'cookie')
    .addBearerAuth({ type: 'http', scheme: 'bearer', description: BEARER }, 'bearer');
  for (const [name, description] of Object.entries(TAGS)) builder.addTag(name, description);
  const document = SwaggerModule.createDocument(app, builder.build(), {
    extraModels: [ProblemResponse, ...webhookModels()],
  });
  document.info.contact = CONTACT;
  return completeContract(document);
}

/** Serves the contract, as JSON and as YAML (which JSON is). */
export function serveContract(app: NestFastifyApplication): void {
  // made with the build, because generating it blocks all other requests for a second
  const contract = new ReadyMade(() => readFile(path.join(projectRoot, 'openapi/openapi.json'), 'utf8'));
  const fastify: FastifyInstance = app.getHttpAdapter().getInstance();
  fastify.get('/api/openapi.json', (request, reply) => contract.send(request, reply, 'application/json'));
  fastify.get('/api/openapi.yaml', (request, reply) => contract.send(request, reply, 'application/yaml'));
}

/**
 * A large text that is the same for everyone: created and compressed once, and not sent again to a client that has it.
 */
class ReadyMade {
  private bodies: Promise<Bodies> | undefined;

  constructor(private readonly make: () => Promise<string>) {}

  async send({ headers }: FastifyRequest, reply: FastifyReply, type: string): Promise<FastifyReply> {
    const { etag, ...bodies } = await (this.bodies ??= this.make().then(bodiesOf));
    void reply.headers({ etag, 'cache-control': 'no-cache', vary: 'accept-encoding' });
    if (headers['if-none-match']?.includes(etag)) return reply.code(304).send();
    const encoding = encodingFor(headers['accept-encoding']);
    return reply.type(type).header('content-encoding', encoding).send(bodies[encoding]);
  }
}

type Bodies = Awaited<ReturnType<typeof bodiesOf>>;
type Encoding = 'br' | 'gzip' | 'identity';

async function bodiesOf(text: string) {
  const identity = Buffer.from(text);
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(identity, quality),
    promisify(gzip)(identity),
  ]);
  // Weak, because it covers the text in every encoding.
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url')}"`;
  return { etag, br, gzip: zipped, identity };
}

const encodingFor = (accepted: string | string[] = ''): Encoding => {
  const names = String(accepted)
    .split(',')
    .flatMap((one) => (/;\s*q=0(\.0*)?\s*$/.test(one) ? [] : one.split(';')[0]!.trim()));
  return names.includes('br') ? 'br' : names.includes('gzip') ? 'gzip' : 'identity';
};
