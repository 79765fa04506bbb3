import { demoPast } from '../../src/demo/content/demo-past.js';
import { PaymentSandbox } from '../../src/stand-ins/payment-sandbox/index.js';
import { startTestApp, type TestApp } from '../app.js';
import { type Demo, theDemo } from '../builders/demo.js';
import { type ContractOperation, operations } from '../contract/contract.js';
import { KeptDatabase } from '../kept-database.js';
import { callerOf, CALLERS, CALLING } from './callers.js';
import { NOT_TRIED } from './not-tried.js';
import { exampleOf, type ExampleRequest, type Given } from './request.js';
import { BEFORE } from './steps.js';

interface Reply {
  status: number;
  text: string;
}

const TRIED = operations.filter(({ name }) => !(name in NOT_TRIED));

/** An unknown id. */
const UNKNOWN = '0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa';

function operationOf(name: string): ContractOperation {
  const operation = operations.find((one) => one.name === name);
  if (!operation) throw new Error(`The contract has no ${name}`);
  return operation;
}

/** Reads a path of a response; a list may be the whole response or its `items`. */
function valueAt(answer: unknown, path: string): unknown {
  const rows = /^\d/.test(path) && !Array.isArray(answer) ? (answer as { items?: unknown }).items : answer;
  return path
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], rows);
}

describe('the contract’s examples', () => {
  let t: TestApp;
  let demo: Demo;
  let kept: KeptDatabase;
  const tokens = new Map<string, string>();

  beforeAll(async () => {
    t = await startTestApp({});
    demo = await theDemo(t);
    await t.app.get(PaymentSandbox).remember(await demoPast(t.app));
    for (const key of CALLING) tokens.set(key, await demo.tokenOf(key));
    kept = await KeptDatabase.asItIs({
      url: t.database.pool.options.connectionString!,
      drop: () => Promise.resolve(),
    });
  });
  afterAll(async () => {
    await kept.end();
    await t.close();
  });

  async function send(caller: string, { method, target, headers, body }: ExampleRequest): Promise<Reply> {
    const response = await fetch(`${t.url}${target}`, {
      method,
      redirect: 'manual',
      headers: {
        ...headers,
        authorization: `Bearer ${tokens.get(caller)}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: response.status, text: await response.text() };
  }

  /**
   * Sends the example of an operation after the calls it needs. Returns the response, or the request that was refused.
   */
  async function tryOut(
    operation: ContractOperation,
    wanted: Given = {},
  ): Promise<{ problem?: string; answer?: unknown }> {
    const given = { ...wanted };
    for (const step of BEFORE[operation.name] ?? []) {
      const { problem, answer } = await tryOut(operationOf(step.first), step.with);
      if (problem) return { problem };
      if (step.at === undefined) continue;
      const value = valueAt(answer, step.at);
      if (value === undefined)
        return { problem: `${step.first} has no ${step.at}: ${JSON.stringify(answer)}` };
      given[step.into ?? step.at.split('.').at(-1)!] = value;
    }
    const request = exampleOf(operation, given);
    const caller = callerOf(operation);
    const { status, text } = await send(caller, request);
    if (status < 400) return { answer: /^[[{]/.test(text) ? JSON.parse(text) : text };
    const asked = `${request.method} ${request.target} ${JSON.stringify(request.body) ?? ''}`;
    return { problem: `${caller}: ${asked}: ${status} ${text}` };
  }

  test('are reported if wrong, with operation and problem', async () => {
    const coupon = operationOf('POST /api/creator/coupons');
    const moment = '2027-05-31T22:00:00Z';
    const wrong = { ...(exampleOf(coupon).body as object), startsAt: moment, endsAt: moment };
    const { problem } = await tryOut(coupon, wrong);
    expect(problem).toMatch(/POST \/api\/creator\/coupons .*: 400 .*endsAt/);
    expect((await tryOut(operationOf('GET /api/products/{id}'), { id: UNKNOWN })).problem).toContain('404');
    const emial = { sort: '["emial","ASC"]' };
    expect((await tryOut(operationOf('GET /api/students'), emial)).problem).toContain(
      'can’t sort by “emial”',
    );
  });

  test('exist for every text of a request that can be tried', () => {
    const invented = TRIED.filter((operation) =>
      /"string"|\/string\b/.test(JSON.stringify(exampleOf(operation))),
    );
    expect(invented.map(({ name }) => name)).toEqual([]);
  });

  test('are tried unless listed as untestable, and the contract still has those', () => {
    const known = operations.map(({ name }) => name);
    expect(known).toEqual(expect.arrayContaining(Object.keys({ ...NOT_TRIED, ...BEFORE, ...CALLERS })));
  });

  test.each(TRIED.map((one) => [one.name, one] as const))(
    '%s',
    async (_, operation) => {
      try {
        expect((await tryOut(operation)).problem).toBeUndefined();
      } finally {
        if (operation.method !== 'GET' || operation.name in BEFORE) expect(await kept.empty()).toBe(true);
      }
    },
    20_000,
  );
});
