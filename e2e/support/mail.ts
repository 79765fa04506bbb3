import { type APIRequestContext, expect } from '@playwright/test';
import { runningSite } from './running-site';

const MAILS = runningSite?.mails ?? '/sandbox/mail.json';

interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** Waits for an email to this person, and returns the path of its first matching link. */
export async function mailedLink(request: APIRequestContext, to: string, pattern: RegExp): Promise<string> {
  let link: string | undefined;
  await expect(async () => {
    const mails = (await (await request.get(MAILS)).json()) as Mail[];
    const links = mails.filter((mail) => mail.to === to).flatMap(({ text }) => text.match(/https?:\/\/\S+/g));
    link = links.find((candidate) => candidate !== null && pattern.test(candidate)) ?? undefined;
    expect(link).toBeDefined();
  }).toPass({ timeout: 180_000 });
  const { pathname, search } = new URL(link!);
  return pathname + search;
}
