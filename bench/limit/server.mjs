// The least that can serve these requests: bare `node:http` and `pg`, one prepared statement a request, and the body as
// PostgreSQL wrote it. No framework, no validation, no log, no limits. It shows what the machine could do.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';
import pg from 'pg';
import { SESSION_OPTIONS } from '../../backend/dist/compiled/platform/database/session-settings.js';
import { KEY } from '../lib/access-token.mjs';
import { scenarios } from '../scenarios/index.mjs';

const [url, port] = process.argv.slice(2);
/** As many connections as the product has, with its settings. */
const pool = new pg.Pool({ connectionString: url, max: 10, options: SESSION_OPTIONS });
const routes = new Map(scenarios.map((scenario) => [`${scenario.method} ${scenario.route}`, scenario]));
const ID = /[0-9a-f]{8}-[0-9a-f-]{27}/g;

createServer((request, response) => {
  void answer(request, response);
}).listen(Number(port), '127.0.0.1');

async function answer(request, response) {
  if (request.url === '/ready') return response.end();
  const [pathname, search] = request.url.split('?');
  const ids = [];
  const path = pathname.replace(ID, (id) => {
    ids.push(id);
    return ':id';
  });
  const scenario = routes.get(`${request.method} ${path}`);
  const caller = scenario.signedIn ? callerOf(request.headers.authorization) : [];
  const body = request.method === 'GET' ? undefined : await bodyOf(request);
  const { rows } = await pool.query({
    name: scenario.name,
    text: scenario.sql,
    values: [...caller, ...scenario.values({ ids, search, body })],
  });
  if (rows.length === 0) return response.writeHead(scenario.signedIn ? 401 : 404).end();
  if (rows[0].body === undefined) return response.writeHead(204).end();
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(rows[0].body),
  };
  return response.writeHead(200, headers).end(rows[0].body);
}

/** Returns the two ids of an access token with a valid signature. */
function callerOf(header) {
  const token = header.slice('Bearer '.length);
  const end = token.lastIndexOf('.');
  const signature = createHmac('sha256', KEY).update(token.slice(0, end)).digest();
  if (!timingSafeEqual(signature, Buffer.from(token.slice(end + 1), 'base64url'))) return ['', ''];
  const { sub, sid } = JSON.parse(Buffer.from(token.slice(token.indexOf('.') + 1, end), 'base64url'));
  return [sub, sid];
}

async function bodyOf(request) {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  return JSON.parse(Buffer.concat(chunks));
}
