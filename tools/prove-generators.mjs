// Clients made from the contract by four generators compile under strict types and have every operation. A planted contract shows that a
// client that does not compile is found.
// Ours, because no generator says whether what it has made compiles.
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { programOf } from './lib/build.mjs';
import { giveUp, say, step, StepFailed } from './lib/progress.mjs';
import { projectRoot, readText } from './lib/project.mjs';
import { runCommand, runNode } from './lib/run.mjs';

const MANIFESTS = ['package.json', 'package-lock.json'];

/** The program of each generator within its package, and its options; `from` and `to` are files, or a folder where it makes several. */
const GENERATORS = {
  'openapi-typescript': { program: 'bin/cli.js', options: (from, to) => [from, '--output', `${to}/api.ts`] },
  '@hey-api/openapi-ts': {
    program: 'bin/run.js',
    options: (from, to) => [
      '--input',
      from,
      '--output',
      to,
      '--client',
      '@hey-api/client-fetch',
      '--no-log-file',
    ],
  },
  orval: {
    program: 'dist/bin/orval.mjs',
    options: (from, to) => ['--input', from, '--output', `${to}/api.ts`, '--client', 'fetch'],
  },
  'swagger-typescript-api': {
    program: 'dist/cli.mjs',
    options: (from, to) => ['generate', '--path', from, '--output', to, '--name', 'api.ts'],
  },
};

/** Strict settings, under which no error in a library's types is skipped. */
const TSCONFIG = {
  compilerOptions: {
    strict: true,
    noUncheckedIndexedAccess: true,
    skipLibCheck: false,
    noEmit: true,
    target: 'es2023',
    lib: ['es2023', 'dom', 'dom.iterable'],
    module: 'esnext',
    moduleResolution: 'bundler',
    types: [],
  },
  include: ['client'],
};

/** A small contract with an enum that makes no identifiers. */
const PLANTED = {
  openapi: '3.1.0',
  info: { title: 'Planted', version: '1' },
  paths: {
    '/react': {
      get: {
        operationId: 'react',
        responses: {
          200: {
            description: 'Done',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Emoji' } } },
          },
        },
      },
    },
  },
  components: { schemas: { Emoji: { type: 'string', enum: ['🌱', '💚'] } } },
};

/** Makes a client of a contract. */
async function generate(folder, name, contract) {
  const from = join(folder, 'contract.json');
  const to = join(folder, 'client');
  mkdirSync(to, { recursive: true });
  writeFileSync(from, JSON.stringify(contract));
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(TSCONFIG));
  const { program, options } = GENERATORS[name];
  const { code, output } = await runNode(
    join(folder, '..', 'node_modules', name, program),
    options(from, to),
    {
      cwd: folder,
    },
  );
  return { to, problems: code === 0 ? [] : [`${name} makes no client:\n${output}`] };
}

const textsIn = (folder) =>
  readdirSync(folder, { recursive: true })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');

const operationIdsOf = ({ paths }) =>
  Object.values(paths).flatMap((methods) =>
    Object.values(methods).flatMap(({ operationId }) => operationId ?? []),
  );

/** Every operation has a method or a type of its name. */
function missingOperations(contract, text) {
  const words = new Set(text.match(/[A-Za-z_$][\w$]*/g));
  return operationIdsOf(contract).filter((id) => !words.has(id));
}

async function problemsOf(root, name, contract) {
  const folder = mkdtempSync(join(root, 'run-'));
  const { to, problems } = await generate(folder, name, contract);
  if (problems.length > 0) return problems;
  const missing = missingOperations(contract, textsIn(to));
  if (missing.length > 0) return [`${name} has no operation ${missing.join(', ')}`];
  const { code, output } = await runNode(programOf('.', '@typescript/native', 'bin/tsc'), ['-p', folder], {
    cwd: folder,
    env: { GOGC: '400' },
  });
  return code === 0 ? [] : [`The client of ${name} does not compile:\n${output}`];
}

/** Mistakes that were not reported: a client that does not compile, and an operation without a method. */
async function unproven(root) {
  const found = await problemsOf(root, 'swagger-typescript-api', PLANTED);
  const left = missingOperations(PLANTED, 'export const other = 1;');
  return [
    ...(found.some((problem) => problem.includes('does not compile'))
      ? []
      : ['A client with a broken enum passes']),
    ...(left.includes('react') ? [] : ['A client without an operation passes']),
  ];
}

async function install(root) {
  for (const file of MANIFESTS) cpSync(join(projectRoot, 'tools/generators', file), join(root, file));
  const { code, output } = await runCommand('npm', ['ci', '--ignore-scripts', '--prefer-offline'], {
    cwd: root,
  });
  if (code !== 0) throw new StepFailed(`npm could not install the generators:\n${output}`);
}

const root = mkdtempSync(join(tmpdir(), 'sanctum-generators-'));
process.once('exit', () => rmSync(root, { recursive: true, force: true }));
try {
  const contract = JSON.parse(readText('openapi/openapi.json'));
  await step('Installing the generators', () => install(root));
  const problems = [];
  for (const name of Object.keys(GENERATORS))
    problems.push(...(await step(name, () => problemsOf(root, name, contract))));
  problems.push(...(await step('Planted mistakes', () => unproven(root))));
  if (problems.length > 0) throw new StepFailed(problems.join('\n'));
  say(
    `${operationIdsOf(contract).length} operations, as a client of each of ${Object.keys(GENERATORS).join(', ')}`,
  );
} catch (error) {
  giveUp(error);
}
