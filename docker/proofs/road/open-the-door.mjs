import { setTimeout as pause } from 'node:timers/promises';
import { codeAt, stepAt } from '../../../backend/dist/compiled/modules/accounts/second-factor/totp.js';
import { expect } from '../lib/expect.mjs';

const COACH = { email: 'maren@sanctum.internal', password: 'seven slow rivers meet' };

/** A setting that the operator has forgotten stops the start by its name. */
export async function asksForSecrets(installation) {
  for (const name of installation.asked) {
    const { code, output } = await installation.compose(['config', '--quiet'], {
      without: name,
      mayFail: true,
    });
    expect(code !== 0 && output.includes(name), `without ${name} compose says: ${output}`);
  }
}

/** The reported version is the one in the image, compose and Kubernetes files. */
export async function tellsItsVersion(installation, version) {
  const visitor = installation.visitor();
  const live = await visitor.get('/api/health/live');
  expect(live.version === version, `the server calls itself ${live.version}, the image ${version}`);
  visitor.close();
}

/** The doctor warns of nothing, including old time zone data; returns its findings about those. */
export async function pleasesTheDoctor(installation) {
  const said = await installation.cli('doctor');
  expect(said.endsWith('Everything works.') && !said.includes('WARN'), said);
  return said.split('\n').flatMap((line) => /time zones\s+(.+)/.exec(line)?.[1] ?? []);
}

/** The coach is invited from the command line and signs in with an authenticator app, which the console insists on. */
export async function invitesTheCoach(installation) {
  const said = await installation.cli('invite-coach', COACH.email, 'Maren Holt');
  const token = /reset-password\?token=([\w-]+)/.exec(said)?.[1];
  const coach = installation.visitor();
  await coach.post('/api/auth/reset-password', { token, password: COACH.password });
  await coach.post('/api/auth/login', COACH);
  const early = await coach.ask('GET', '/api/creator/products');
  expect(early.status === 403, `the console opens without a second factor: ${early.status}`);
  const { secret } = await coach.post('/api/me/totp/start');
  await coach.post('/api/me/totp/confirm', { code: await codeAt(secret, stepAt(new Date())) });
  coach.close();
  return signsIn(installation, secret);
}

/** A code is valid once: the app shows the next one within half a minute. */
export async function signsIn(installation, secret) {
  const coach = installation.visitor();
  const withoutCode = await coach.ask('POST', '/api/auth/login', { json: COACH });
  expect(withoutCode.body.code === 'code_required', `the password alone is answered ${withoutCode.status}`);
  for (;;) {
    const json = { ...COACH, code: await codeAt(secret, stepAt(new Date())) };
    const { status, body } = await coach.ask('POST', '/api/auth/login', { json });
    if (status === 200) break;
    expect(status === 401 || status === 429, `signing in is answered ${status} ${JSON.stringify(body)}`);
    await pause(5000);
  }
  await coach.get('/api/creator/products');
  return { coach, secret };
}
