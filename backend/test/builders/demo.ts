import { DEMO_PASSWORD, loadDemo } from '../../src/demo/load-demo.js';
import { demoPeople } from '../../src/demo/content/index.js';
import type { TestApp } from '../app.js';

type Browser = ReturnType<TestApp['browser']>;

/** The demo's content, and its people with their browsers, signed in when they are first needed. */
export interface Demo {
  as(memberKey: string): Promise<Browser>;
}

export async function theDemo(t: TestApp): Promise<Demo> {
  await loadDemo(t.app, () => undefined);
  const browsers = new Map<string, Promise<Browser>>();
  const signIn = async (memberKey: string): Promise<Browser> => {
    const browser = t.browser();
    const { email } = demoPeople.find(({ key }) => key === memberKey)!;
    const answer = await browser.post('/api/auth/login').send({ email, password: DEMO_PASSWORD });
    if (answer.status !== 200) throw new Error(`${memberKey} cannot sign in: ${answer.text}`);
    return browser;
  };
  return {
    as: (memberKey) => {
      const browser = browsers.get(memberKey) ?? signIn(memberKey);
      browsers.set(memberKey, browser);
      return browser;
    },
  };
}
