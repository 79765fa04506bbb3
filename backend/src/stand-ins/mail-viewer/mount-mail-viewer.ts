import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { MailFolder } from './mail-folder.js';
import {
  framed,
  linksOf,
  listPage,
  MAIL_PATH,
  MAIL_SANDBOX,
  mailPage,
  missingPage,
  script,
} from './pages.js';
import { style } from './style.js';

const sha256 = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Policy for our own pages: one script and one style sheet, both known by their hash. */
const PAGE_POLICY = [
  `default-src 'none'`,
  `style-src ${sha256(style)}`,
  `script-src ${sha256(script)}`,
  `connect-src 'self'`,
  `frame-src 'self'`,
  `base-uri 'none'`,
  `form-action 'none'`,
  `frame-ancestors 'none'`,
].join('; ');

/** Policy for an email: its own styles and pictures, but no scripts, and only in our frame. */
const MAIL_POLICY = [
  `default-src 'none'`,
  `style-src 'unsafe-inline'`,
  `img-src 'self' data: https:`,
  `form-action 'none'`,
  `frame-ancestors 'self'`,
  `script-src 'none'`,
  `sandbox ${MAIL_SANDBOX}`,
].join('; ');

/** Serves pages of the email folder, for people and browser tests. */
export function mountMailViewer(fastify: FastifyInstance, folder: MailFolder): void {
  fastify.get(MAIL_PATH, async (_request, reply) => sendPage(reply, listPage(await folder.list())));

  fastify.get(`${MAIL_PATH}.json`, async (_request, reply) => {
    const mails = await folder.list();
    return reply
      .header('cache-control', 'no-store')
      .send(mails.map(({ html, ...mail }) => ({ ...mail, links: linksOf({ html, text: mail.text }) })));
  });

  fastify.get<{ Params: { id: string } }>(`${MAIL_PATH}/:id`, async ({ params }, reply) => {
    const mail = await folder.find(params.id);
    return mail ? sendPage(reply, mailPage(mail)) : sendPage(reply.code(404), missingPage());
  });

  fastify.get<{ Params: { id: string } }>(`${MAIL_PATH}/:id/body`, async ({ params }, reply) => {
    const mail = await folder.find(params.id);
    if (!mail) return sendPage(reply.code(404), missingPage());
    return sendPage(reply.header('x-frame-options', 'SAMEORIGIN'), framed(mail.html), MAIL_POLICY);
  });
}

function sendPage(reply: FastifyReply, html: string, policy: string = PAGE_POLICY): FastifyReply {
  return reply
    .headers({
      'content-security-policy': policy,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    })
    .type('text/html; charset=utf-8')
    .send(html);
}
