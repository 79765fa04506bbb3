// The command line of SeaweedFS, as far as docker/compose.yaml uses it, in front of the product's embedded S3 store.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const [command, ...flags] = process.argv.slice(2);
const valueOf = (name) => flags.find((flag) => flag.startsWith(`-${name}=`))?.slice(name.length + 2);

// its bucket is there from the start
if (command === 'shell') process.exit(0);
if (command !== 'server') throw new Error(`This stand-in has no ${command}`);

const { identities } = JSON.parse(readFileSync(valueOf('s3.config'), 'utf8'));
const [{ accessKey, secretKey }] = identities[0].credentials;
Object.assign(process.env, {
  HOST: valueOf('ip.bind'),
  PORT: valueOf('s3.port'),
  FOLDER: valueOf('dir'),
  BUCKET: identities[0].name,
  REGION: 'us-east-1',
  ACCESS_KEY_ID: accessKey,
  SECRET_ACCESS_KEY: secretKey,
});
await import('./storage.mjs');
createServer((_request, answer) => answer.end()).listen(9333, '0.0.0.0');
process.on('SIGTERM', () => process.exit(0));
