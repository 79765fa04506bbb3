import { DEMO_PASSWORD, loadDemo } from '../../src/demo/load-demo.js';
import { demoPeople } from '../../src/demo/content/index.js';
import type { TestApp } from '../app.js';

type Browser = ReturnType<TestApp['browser']>;

/** The demo's content, and its people with their browsers, signed in when first needed. */
export interface Demo {
  as(memberKey: string): Promise<Browser>;
  /** The access token of a new session of a member, as a program sends it. */
  tokenOf(memberKey: string): Promise<string>;
  /** Sends a request as a member; a refusal fails the test with the response. */
  post<Answer>(memberKey: string, path: string, body: object): Promise<Answer>;
  put(memberKey: string, path: string, body?: object): Promise<void>;
  /** Reads all stored rows, without the columns that differ between two equal things. */
  stored(from: string, without: readonly string[], ...values: unknown[]): Promise<object[]>;
}

export const idOfMember = (memberKey: string): string => demoPeople.find(({ key }) => key === memberKey)!.id;

const accessTokenOf = ({ headers }: { headers: Record<string, unknown> }): string => {
  const cookies = headers['set-cookie'] as string[];
  return cookies.map((cookie) => /^sanctum_access=([^;]+)/.exec(cookie)?.[1]).find(Boolean)!;
};

export async function theDemo(t: TestApp): Promise<Demo> {
  await loadDemo(t.app, () => undefined);
  const browsers = new Map<string, Promise<Browser>>();
  const logIn = async (browser: Browser, memberKey: string) => {
    // a daughter without an email address signs in with her name
    const { email } = demoPeople.find(({ key }) => key === memberKey) ?? { email: memberKey };
    const answer = await browser.post('/api/auth/login').send({ email, password: DEMO_PASSWORD });
    if (answer.status !== 200) throw new Error(`${memberKey} cannot sign in: ${answer.text}`);
    return answer;
  };
  const signIn = async (memberKey: string): Promise<Browser> => {
    const browser = t.browser();
    await logIn(browser, memberKey);
    return browser;
  };
  const as = (memberKey: string): Promise<Browser> => {
    const browser = browsers.get(memberKey) ?? signIn(memberKey);
    browsers.set(memberKey, browser);
    return browser;
  };
  const send = async (memberKey: string, method: 'post' | 'put', path: string, body?: object) => {
    const answer = await (await as(memberKey))[method](path).send(body);
    if (answer.status >= 300)
      throw new Error(`${memberKey} may not ${method} ${path}: ${answer.status} ${answer.text}`);
    return answer.body as unknown;
  };
  return {
    as,
    tokenOf: async (memberKey) => accessTokenOf(await logIn(t.browser(), memberKey)),
    post: async <Answer>(memberKey: string, path: string, body: object) =>
      (await send(memberKey, 'post', path, body)) as Answer,
    put: async (memberKey, path, body) => void (await send(memberKey, 'put', path, body)),
    stored: async (from, without, ...values) => {
      const rows = await t.database.query<{ row: object }>(
        `select to_jsonb(r) - $1::text[] as row from ${from}`,
        [['id', 'created_at', 'updated_at', 'version', ...without], ...values],
      );
      return rows.map(({ row }) => row);
    },
  };
}
