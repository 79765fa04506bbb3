import { diagnose } from './examine-mail.js';

const failed = (message: string, code: string) => Object.assign(new Error(message), { code });

test.each([
  ['certificate has expired', 'ESOCKET', /^the mail server’s certificate isn’t valid: /],
  ['self-signed certificate', 'ESOCKET', /^the mail server’s certificate isn’t valid: /],
  [
    "Hostname/IP does not match certificate's altnames: Host: mail.sanctum.example",
    'ESOCKET',
    /^the mail server’s certificate isn’t valid: /,
  ],
  ['ssl3_get_record:wrong version number', 'ESOCKET', /^no encrypted connection: /],
  ['connect ECONNREFUSED 127.0.0.1:587', 'ESOCKET', /^couldn’t connect: /],
])('a mail server that answers "%s" (%s)', (message, code, said) =>
  expect(diagnose(failed(message, code), 'hello@sanctum.example')).toMatchObject({
    part: 'mail',
    says: expect.stringMatching(said) as string,
  }),
);
