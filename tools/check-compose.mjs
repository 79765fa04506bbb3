// Checks the operators' files with a parser, because tests have no Docker: missing services, undeclared volumes,
// variables without an example, secrets with a default, and images of another version. Every rule must find a planted
// mistake. Ours, because linters of compose files know neither the product's variables nor its secrets.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { projectRoot, readText } from './lib/project.mjs';
import { conclude, missedInTexts } from './lib/verdict.mjs';

const variablesIn = (text) =>
  new Map([...text.matchAll(/^([A-Z0-9_]+)=(.*)$/gm)].map(([, name, value]) => [name, value]));

const IS_SECRET = /SECRET|PASSWORD|KEY$|SMTP_URL|ACCESS_KEY/;
/**
 * Variables that compose need not require: an account name, the old secret during a rotation, and the keys of an
 * optional bucket.
 */
const NOT_ASKED_FOR = new Set([
  'S3_ACCESS_KEY_ID',
  'APP_SECRET_PREVIOUS',
  'BACKUP_S3_ACCESS_KEY_ID',
  'BACKUP_S3_SECRET_ACCESS_KEY',
]);

/** `${NAME}`, `${NAME:-default}`, `${NAME:?what it is}`. */
const usesIn = (text) =>
  [...text.matchAll(/\$\{([A-Z0-9_]+)(?::([-?])([^}]*))?\}/g)].map(([, name, kind, rest]) => ({
    name,
    kind,
    rest,
  }));

/** Lists the problems of these files. `product`: the variables the product reads. */
function problemsOf({
  compose,
  scale,
  example,
  product,
  caddyfile,
  dockerfile,
  manifest,
  changes,
  fileExists,
}) {
  const { version, workspaces } = JSON.parse(manifest);
  const file = parse(compose, { merge: true });
  const names = new Set(Object.keys(file.services));
  const listed = variablesIn(example);
  const problems = [];
  const expect = (isFine, problem) => isFine || problems.push(problem);

  expect(changes.match(/^## (.*)$/m)?.[1] === version, `CHANGELOG.md does not begin with version ${version}`);
  for (const [name, service] of Object.entries(file.services))
    checkService(name, service, { file, version, product, fileExists, expect });
  for (const folder of workspaces)
    expect(
      dockerfile.includes(`COPY ${folder}/package.json ${folder}/\n`),
      `docker/Dockerfile installs packages without ${folder}/package.json`,
    );
  for (const { name, kind, rest } of usesIn(compose)) {
    expect(listed.has(name), `docker/.env.example does not list ${name}`);
    if (IS_SECRET.test(name)) expect(kind !== '-' || rest === '', `${name} has a default`);
  }
  const used = new Set(usesIn(compose).map(({ name }) => name));
  for (const [name, value] of listed) {
    expect(used.has(name), `docker/.env.example lists ${name}, which nothing reads`);
    if (IS_SECRET.test(name)) expect(value === '', `docker/.env.example gives ${name} a value`);
  }
  for (const name of Object.keys(parse(scale).services))
    expect(names.has(name), `docker/compose.scale.yaml multiplies ${name}, which is not a service`);
  const several = parse(scale).services;
  const servers = [...names].filter((name) => /^server(-\d+)?$/.test(name)).map((name) => `${name}:3000`);
  expect(
    several.proxy?.environment?.SERVERS === servers.join(' '),
    `docker/compose.scale.yaml does not lead to ${servers.join(' and ')}`,
  );
  const proxied = file.services.proxy?.environment ?? {};
  for (const [, name] of caddyfile.matchAll(/\{\$([A-Z0-9_]+)\}/g))
    expect(name in proxied, `the proxy does not get ${name}, which docker/Caddyfile reads`);
  for (const [, host] of caddyfile.matchAll(/reverse_proxy (?:\{\$SERVERS:)?([a-z]+):\d+/g))
    expect(names.has(host), `docker/Caddyfile leads to ${host}, which is not a service`);
  return problems;
}

function checkService(name, service, { file, version, product, fileExists, expect }) {
  expect(service.image || service.build, `${name} has neither an image nor a build`);
  if (service.image)
    expect(/:(?!latest$)[\w.-]+$/.test(service.image), `${name}: ${service.image} names no version`);
  if (service.build)
    expect(
      /^sanctum(-media)?$/.test(service.image.split(':')[0]) && service.image.endsWith(`:${version}`),
      `${name}: ${service.image} is not version ${version}`,
    );
  for (const other of Object.keys(service.depends_on ?? {}))
    expect(other in file.services, `${name} waits for ${other}, which is not a service`);
  for (const [other, { condition }] of Object.entries(service.depends_on ?? {}))
    if (condition === 'service_healthy' && !file.services[other]?.build)
      expect(
        file.services[other]?.healthcheck,
        `${name} waits until ${other} is healthy, but it has no health check`,
      );
  for (const volume of service.volumes ?? []) {
    const source = volume.split(':')[0];
    if (source.startsWith('.'))
      expect(fileExists(join('docker', source)), `${name}: ${source} does not exist`);
    else expect(source in (file.volumes ?? {}), `${name}: the volume ${source} is not declared`);
  }
  for (const { source } of service.configs ?? [])
    expect(source in (file.configs ?? {}), `${name}: the config ${source} is not declared`);
  for (const [variable, value] of Object.entries(service.environment ?? {}))
    if (IS_SECRET.test(variable) && !NOT_ASKED_FOR.has(variable))
      expect(/\$\{[A-Z0-9_]+:\?/.test(String(value)), `${name}: ${variable} is not required with \${…:?}`);
  if (service.build)
    for (const variable of Object.keys(service.environment ?? {}))
      expect(product.has(variable), `${name}: the product reads no ${variable}`);
  const open = (service.ports ?? []).filter((port) => !String(port).startsWith('127.0.0.1:'));
  expect(open.length === 0 || name === 'proxy', `${name} is open to the internet: ${open.join(', ')}`);
}

const files = {
  compose: readText('docker/compose.yaml'),
  scale: readText('docker/compose.scale.yaml'),
  example: readText('docker/.env.example'),
  caddyfile: readText('docker/Caddyfile'),
  dockerfile: readText('docker/Dockerfile'),
  manifest: readText('package.json'),
  changes: readText('CHANGELOG.md'),
  product: new Set(variablesIn(readText('.env.example')).keys()),
  fileExists: (path) => existsSync(join(projectRoot, path)),
};

/** One mistake for each rule, with a part of the expected message. */
const MISTAKES = [
  [
    'compose',
    ':?32 random characters or more, such as from openssl rand -hex 32}',
    ':-a default of ours, which all know}',
    'APP_SECRET has a default',
  ],
  [
    'compose',
    '${POSTGRES_PASSWORD:?password of the superuser, which Sanctum never uses}',
    'postgres',
    'POSTGRES_PASSWORD is not required',
  ],
  ['compose', 'image: caddy:2.11', 'image: caddy:latest', 'names no version'],
  ['manifest', '"version": "', '"version": "9.', 'is not version 9.'],
  ['changes', '## ', '## 9.', 'CHANGELOG.md does not begin with'],
  ['dockerfile', 'COPY bench/package.json bench/\n', '', 'without bench/package.json'],
  [
    'compose',
    'condition: service_completed_successfully',
    'condition: service_healthy',
    'waits until bucket is healthy',
  ],
  ['compose', '- files:/data', '- filez:/data', 'the volume filez is not declared'],
  ['compose', './Caddyfile:', './Caddyfile.old:', './Caddyfile.old does not exist'],
  ['compose', '- source: s3', '- source: s4', 'the config s4 is not declared'],
  ['compose', '"127.0.0.1:8025:8025"', '"8025:8025"', 'mail is open to the internet'],
  ['compose', '  WORKER: separate', '  WORKERS: separate', 'the product reads no WORKERS'],
  ['compose', '${CURRENCY:-usd}', '${MONEY:-usd}', 'does not list MONEY'],
  ['example', 'LOG_LEVEL=info', 'LOG_LEVELS=info', 'lists LOG_LEVELS'],
  ['example', 'APP_SECRET=', 'APP_SECRET=change-me', 'gives APP_SECRET a value'],
  ['scale', '  worker:', '  workers:', 'multiplies workers'],
  ['scale', ' server-2:3000', ' server-3:3000', 'does not lead to server:3000 and server-2:3000'],
  ['caddyfile', 'SERVERS:server:', 'SERVERS:servers:', 'leads to servers'],
  ['caddyfile', '{$FILES_HOST}', '{$FILE_HOST}', 'does not get FILE_HOST'],
];

conclude(
  [...problemsOf(files), ...missedInTexts(MISTAKES, files, problemsOf)],
  `docker/ is correct, and each of ${MISTAKES.length} planted mistakes is found`,
);
