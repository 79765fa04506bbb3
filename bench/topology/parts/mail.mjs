// A mail server that takes every mail and writes down who got which, one line of JSON each; a second port gives them, newest first.
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { createServer as createWebServer } from 'node:http';
import { createServer } from 'node:net';
import PostalMime from 'postal-mime';

const { HOST = '127.0.0.1', PORT, LIST_PORT, FILE } = process.env;

createServer((socket) => {
  let unread = '';
  let isInBody = false;
  let to = '';
  socket.on('error', () => socket.destroy());
  socket.write('220 catcher\r\n');
  socket.setEncoding('utf8').on('data', (text) => {
    unread += text;
    for (;;) {
      const end = unread.indexOf(isInBody ? '\r\n.\r\n' : '\r\n');
      if (end < 0) return;
      const said = unread.slice(0, end);
      unread = unread.slice(end + (isInBody ? 5 : 2));
      if (isInBody) void keep(to, said).then(() => socket.write('250 kept\r\n'));
      else socket.write(`${answer(said)}\r\n`);
      isInBody = !isInBody && /^DATA/i.test(said);
    }
  });

  function answer(command) {
    to = /^RCPT TO:<([^>]*)>/i.exec(command)?.[1] ?? to;
    if (/^DATA/i.test(command)) return '354 go on';
    return /^QUIT/i.test(command) ? '221 bye' : '250 ok';
  }
}).listen(Number(PORT), HOST);

createWebServer((_request, answer) => {
  const lines = existsSync(FILE) ? readFileSync(FILE, 'utf8').trim().split('\n') : [];
  answer.setHeader('content-type', 'application/json').end(`[${lines.toReversed().join()}]`);
}).listen(Number(LIST_PORT), HOST);

/** Writes an email to disk before it is accepted. A line that starts with a dot has one more (RFC 5321 4.5.2). */
async function keep(to, mail) {
  const { messageId, subject, text } = await PostalMime.parse(mail.replaceAll('\r\n..', '\r\n.'));
  const id = messageId?.slice(1, -1);
  appendFileSync(FILE, `${JSON.stringify({ to, id, subject, text })}\n`);
}
