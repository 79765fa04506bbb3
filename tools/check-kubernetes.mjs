// Checks the Kubernetes manifests with a parser, because tests have no cluster: containers as root, probes that would
// remove all servers at once, unknown variables, and secrets with a value. Every rule must find a planted mistake.
// Ours, because kube-score and the like are not npm packages and do not know the product's variables.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { projectRoot, readText } from './lib/project.mjs';
import { conclude, missedInTexts } from './lib/verdict.mjs';

const FOLDER = 'docker/kubernetes';
const IS_SECRET = /SECRET|PASSWORD|KEY$|KEY_ID$|_URL$/;
const NO_SECRET = new Set(['PUBLIC_URL', 'CALENDLY_URL']);
const { version } = JSON.parse(readText('package.json'));
/** Variables without which the product does not start in production, or cannot keep files. */
const NEEDED = [
  'NODE_ENV',
  'HOST',
  'PUBLIC_URL',
  'TRUST_PROXY',
  'WORKER',
  'APP_SECRET',
  'DATABASE_URL',
  'SMTP_URL',
  'MAIL_FROM',
  'S3_ENDPOINT',
  'S3_BUCKET',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'STRIPE_SECRET_KEY',
  'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_WEBHOOK_SECRET',
];
const VERSIONS = {
  ConfigMap: 'v1',
  ServiceAccount: 'v1',
  Service: 'v1',
  Deployment: 'apps/v1',
  Job: 'batch/v1',
  PodDisruptionBudget: 'policy/v1',
  Ingress: 'networking.k8s.io/v1',
  NetworkPolicy: 'networking.k8s.io/v1',
};

/** Lists the problems of these manifests. `files`: texts by name; `product`: the variables the product reads. */
function problemsOf(files, product) {
  const problems = [];
  const expect = (isFine, problem) => isFine || problems.push(problem);
  const all = Object.entries(files)
    .filter(([file]) => file !== 'kustomization.yaml')
    .flatMap(([, text]) => parseAllDocuments(text).map((document) => document.toJS()));
  const named = (kind, name) => all.find((one) => one.kind === kind && one.metadata.name === name);
  const settings = named('ConfigMap', 'sanctum')?.data ?? {};
  const workloads = all.filter(({ kind }) => kind === 'Deployment' || kind === 'Job');

  const listed = parse(files['kustomization.yaml']).resources;
  for (const file of Object.keys(files))
    expect(file === 'kustomization.yaml' || listed.includes(file), `kustomization.yaml leaves ${file} out`);
  for (const file of listed) expect(file in files, `kustomization.yaml lists ${file}, which does not exist`);

  for (const { kind, apiVersion, metadata } of all) {
    expect(kind !== 'Secret', `${metadata.name} is a secret in a file`);
    expect(VERSIONS[kind] === apiVersion, `${kind} ${metadata.name} is of ${apiVersion}`);
  }
  for (const [name, value] of Object.entries(settings)) {
    expect(product.has(name), `the product reads no ${name}`);
    expect(typeof value === 'string', `${name} is not a text: quote it, because a ConfigMap has only texts`);
    expect(!IS_SECRET.test(name) || NO_SECRET.has(name), `${name} is a secret, but in the settings`);
  }
  for (const { metadata, spec } of workloads)
    checkPod(metadata.name, spec.template, { expect, settings, product });
  for (const { metadata, spec } of all.filter(({ kind }) => kind === 'Deployment'))
    checkDeployment(metadata.name, spec, { named, expect });
  const server = named('Deployment', 'server');
  const [container] = server.spec.template.spec.containers;
  expect(
    server.spec.strategy.rollingUpdate.maxUnavailable === 0,
    'a server stops before the new one answers',
  );
  expect(container.readinessProbe, 'server has no readinessProbe');
  expect(container.lifecycle?.preStop, 'server stops while it still gets requests');
  const service = named('Service', 'server');
  expect(
    matches(service.spec.selector, server.spec.template.metadata.labels),
    'the service selects no server',
  );
  for (const { host, http } of named('Ingress', 'sanctum').spec.rules) {
    expect(settings.PUBLIC_URL === `https://${host}`, `PUBLIC_URL is not https://${host}`);
    for (const { backend } of http.paths)
      expect(
        named('Service', backend.service.name),
        `the ingress leads to ${backend.service.name}, which is not a service`,
      );
  }
  for (const { metadata, spec } of all.filter(({ kind }) => kind === 'NetworkPolicy'))
    expect(
      workloads.some((one) => matches(spec.podSelector.matchLabels, one.spec.template.metadata.labels)),
      `the network policy ${metadata.name} selects no pods`,
    );
  return problems;
}

function checkDeployment(name, spec, { named, expect }) {
  const [container] = spec.template.spec.containers;
  const labels = spec.template.metadata.labels;
  expect(spec.replicas >= 2, `${name} has only one replica`);
  expect(matches(spec.selector.matchLabels, labels), `${name} does not select its own pods`);
  const budget = named('PodDisruptionBudget', name);
  expect(budget && matches(budget.spec.selector.matchLabels, labels), `${name} has no PodDisruptionBudget`);
  expect(container.startupProbe && container.livenessProbe, `${name} has no probes`);
  expect(spec.template.spec.terminationGracePeriodSeconds >= 20, `${name} is killed before it can stop`);
  for (const probe of ['startupProbe', 'livenessProbe', 'readinessProbe'])
    checkProbe(container, probe, (isFine, problem) => expect(isFine, `${name}: ${problem}`));
}

function checkPod(name, { spec, metadata }, { expect, settings, product }) {
  const [container] = spec.containers;
  const { securityContext: pod = {} } = spec;
  const { securityContext: own = {} } = container;
  expect(pod.runAsNonRoot === true && pod.runAsUser > 0, `${name} runs as root`);
  expect(pod.seccompProfile?.type === 'RuntimeDefault', `${name} may use every system call`);
  expect(own.readOnlyRootFilesystem === true, `${name} may write everywhere`);
  expect(
    own.allowPrivilegeEscalation === false && own.capabilities?.drop?.includes('ALL'),
    `${name} may gain privileges`,
  );
  expect(spec.automountServiceAccountToken === false, `${name} gets a token of the cluster`);
  expect(
    container.resources?.requests?.cpu && container.resources.requests.memory,
    `${name} requests no resources`,
  );
  expect(container.resources?.limits?.memory, `${name} has no memory limit`);
  expect(container.image.endsWith(`:${version}`), `${name}: ${container.image} is not version ${version}`);
  expect(metadata.labels['app.kubernetes.io/name'] === 'sanctum', `${name} is outside the network policy`);
  const written = new Set(container.volumeMounts.map(({ mountPath }) => mountPath));
  for (const path of ['/tmp', settings.DATA_DIR]) expect(written.has(path), `${name} cannot write ${path}`);
  for (const { name: mounted } of container.volumeMounts)
    expect(
      spec.volumes.some((volume) => volume.name === mounted),
      `${name} has no volume ${mounted}`,
    );
  for (const { name: variable, value, valueFrom } of container.env) {
    expect(product.has(variable), `${name}: the product reads no ${variable}`);
    expect(value === undefined && valueFrom?.secretKeyRef, `${name}: ${variable} has a value`);
    expect(valueFrom?.secretKeyRef?.optional !== true, `${name}: ${variable} may be missing`);
  }
  const given = new Set([...Object.keys(settings), ...container.env.map((one) => one.name)]);
  for (const variable of NEEDED) expect(given.has(variable), `${name} does not get ${variable}`);
}

/**
 * A probe may restart or remove a process only for problems that a restart can fix, not for an unavailable database or
 * bucket.
 */
function checkProbe(container, probe, expect) {
  const { httpGet } = container[probe] ?? {};
  if (!httpGet) return;
  expect(
    container.ports.some(({ name }) => name === httpGet.port),
    `${probe} asks a port that does not exist`,
  );
  expect(!httpGet.path.endsWith('/ready'), `${probe} would take every server offline with the bucket`);
}

const matches = (wanted, labels) => Object.entries(wanted).every(([name, value]) => labels[name] === value);

/** One mistake for each rule, with a part of the expected message. */
const MISTAKES = [
  ['kustomization.yaml', '  - worker.yaml\n', '', 'leaves worker.yaml out'],
  ['kustomization.yaml', '- network.yaml', '- networks.yaml', 'lists networks.yaml'],
  ['settings.yaml', 'kind: ServiceAccount', 'kind: Secret', 'is a secret in a file'],
  ['ingress.yaml', 'networking.k8s.io/v1', 'extensions/v1beta1', 'is of extensions/v1beta1'],
  ['settings.yaml', '  WORKER:', '  WORKERS:', 'the product reads no WORKERS'],
  ['settings.yaml', 'PORT: "3000"', 'PORT: 3000', 'PORT is not a text'],
  ['settings.yaml', '  CURRENCY: usd', '  APP_SECRET: abc', 'APP_SECRET is a secret, but in the settings'],
  ['settings.yaml', '  MAIL_FROM', '  LOG_LEVEL2', 'does not get MAIL_FROM'],
  ['server.yaml', 'runAsNonRoot: true', 'runAsNonRoot: false', 'server runs as root'],
  ['worker.yaml', 'type: RuntimeDefault', 'type: Unconfined', 'worker may use every system call'],
  ['migrate.yaml', 'readOnlyRootFilesystem: true', 'readOnlyRootFilesystem: false', 'may write everywhere'],
  ['worker.yaml', 'drop: [ALL]', 'drop: []', 'worker may gain privileges'],
  [
    'worker.yaml',
    'automountServiceAccountToken: false',
    'automountServiceAccountToken: true',
    'a token of the cluster',
  ],
  ['server.yaml', 'cpu: 250m, ', '', 'server requests no resources'],
  ['worker.yaml', 'limits: { memory: 3Gi }', 'limits: {}', 'worker has no memory limit'],
  ['server.yaml', `sanctum:${version}`, 'sanctum:latest', 'sanctum:latest is not version'],
  ['server.yaml', 'mountPath: /data', 'mountPath: /date', 'server cannot write /data'],
  [
    'server.yaml',
    'secretKeyRef: { name: sanctum, key: SMTP_URL }',
    'secretKeyRef: { optional: true }',
    'SMTP_URL may be missing',
  ],
  ['server.yaml', 'replicas: 2', 'replicas: 1', 'server has only one replica'],
  ['server.yaml', 'maxUnavailable: 0', 'maxUnavailable: 1', 'stops before the new one answers'],
  ['server.yaml', '/api/health/accepting', '/api/health/ready', 'would take every server offline'],
  ['server.yaml', 'preStop:', 'postStart:', 'while it still gets requests'],
  [
    'server.yaml',
    'terminationGracePeriodSeconds: 30',
    'terminationGracePeriodSeconds: 5',
    'killed before it can stop',
  ],
  [
    'worker.yaml',
    'path: /metrics, port: metrics',
    'path: /metrics, port: http',
    'asks a port that does not exist',
  ],
  ['worker.yaml', 'livenessProbe', 'readinessProbe', 'worker has no probes'],
  ['worker.yaml', 'kind: PodDisruptionBudget', 'kind: Budget', 'worker has no PodDisruptionBudget'],
  ['ingress.yaml', 'name: server', 'name: servers', 'leads to servers'],
  ['ingress.yaml', '- host: sanctum.example', '- host: other.example', 'PUBLIC_URL is not'],
  ['network.yaml', 'component: server', 'component: servers', 'selects no pods'],
];

const product = new Set(
  [...readText('.env.example').matchAll(/^#?\s*([A-Z0-9_]+)=/gm)].map(([, name]) => name),
);
const files = Object.fromEntries(
  readdirSync(join(projectRoot, FOLDER)).map((name) => [name, readText(`${FOLDER}/${name}`)]),
);
const problemsIn = (texts) => problemsOf(texts, product);
conclude(
  [...problemsIn(files), ...missedInTexts(MISTAKES, files, problemsIn)],
  `${FOLDER} is correct, and each of ${MISTAKES.length} planted mistakes is found`,
);
