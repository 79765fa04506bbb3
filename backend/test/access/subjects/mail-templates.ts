import type { Subject } from './scene.js';
import { plain } from './scene.js';

const params = { kind: 'stolen_session', language: 'en' };
const body = {
  subject: 'One of your devices',
  heading: 'Hello',
  body: 'We signed it out.',
  button: 'Choose a new password',
  footnote: '',
};

export const mailTemplates: Record<string, Subject> = {
  'MailTemplatesController.list': plain,
  'MailTemplatesController.read': { call: () => ({ params }) },
  'MailTemplatesController.save': { call: () => ({ params, body }) },
  'MailTemplatesController.restore': { call: () => ({ params }) },
  'MailTemplatesController.preview': { call: () => ({ params, body }) },
  'MailTemplatesController.test': { call: () => ({ params, body }) },
};
