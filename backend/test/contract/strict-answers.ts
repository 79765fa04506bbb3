import type { ClientRequest } from 'node:http';
import type { Response } from 'supertest';
import type TestAgent from 'supertest/lib/agent.js';
import { faultsIn } from './faults.js';
import { untranslatedIn } from './untranslated.js';

let faults: string[] = [];
let isSabotaged = false;

/**
 * Checks every response to this browser against the contract, and that every refusal has a translation; a violation
 * fails the test that made the request.
 */
export function heldAgainstContract(browser: TestAgent): TestAgent {
  return browser.on('response', (response: Response) => {
    const { method, url } = response.request as unknown as { method: string; url: string };
    const { status, type, text } = response;
    if (method === 'HEAD' || (isSabotaged && status === 500)) return;
    faults.push(...faultsIn({ method, path: new URL(url).pathname, status, type, text: text ?? '' }));
    if (status >= 400 && type === 'application/json' && isInEnglish(response))
      faults.push(...untranslatedIn(text));
  });
}

/** Returns true if the request asked for no other language. */
const isInEnglish = (response: Response): boolean =>
  (response as unknown as { req: ClientRequest }).req.getHeader('accept-language') === undefined;

/** Allows a 500, which no contract promises, because the rest of the test breaks the server on purpose. */
export function sabotage(): void {
  isSabotaged = true;
}

/** Ends a test, and fails it if responses violated the contract. */
export function expectAnswersAsPromised(): void {
  const found = faults;
  faults = [];
  isSabotaged = false;
  expect({ unlikeTheContract: found }).toEqual({ unlikeTheContract: [] });
}
