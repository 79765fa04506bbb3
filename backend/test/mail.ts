import type { Mail } from '../src/platform/mail/index.js';
import { MailFolder } from '../src/stand-ins/mail-viewer/index.js';
import type { TestApp } from './app.js';

/** Runs the background jobs, then returns a person's emails, newest first. */
export async function mailsTo(
  t: TestApp,
  email: string,
): Promise<Pick<Mail, 'subject' | 'text' | 'unsubscribeUrl'>[]> {
  await t.runJobs();
  const mails = await t.app.get(MailFolder).list();
  return mails.filter(({ to }) => to === email);
}

/** Returns the token of the link in the newest email to a person. */
export async function mailedToken(t: TestApp, email: string): Promise<string> {
  const [mail] = await mailsTo(t, email);
  const token = /\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
  if (!token) throw new Error(`no link in the newest mail to ${email}`);
  return token;
}
