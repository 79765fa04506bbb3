import { connect } from 'node:net';
import tls from 'node:tls';

/** Milliseconds between a few bytes, so that nothing looks dead. */
const DRIP = 5_000;

const HEAD = `GET /api/products HTTP/1.1\r\nHost: localhost\r\n`;
const BODY = `POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{`;
const KINDS = {
  'whose head never ends': { begins: HEAD, goesOn: 'X-Slow: 1\r\n' },
  'whose body never ends': { begins: BODY, goesOn: ' ' },
  'that say nothing': { begins: '', goesOn: '' },
};

/**
 * Opens this many connections, of each kind in turn, that never send a whole request. Returns how many are still open,
 * and a promise of the milliseconds after which the other side closed the last one.
 */
export async function openSlowly(count, { port, secure }) {
  const kinds = Object.values(KINDS);
  let open = 0;
  const closed = [];
  for (let n = 0; n < count; n++) {
    const { begins, goesOn } = kinds[n % kinds.length];
    const address = { port, host: '127.0.0.1', localAddress: `127.0.9.${1 + (n % 254)}` };
    const socket = secure
      ? tls.connect({ ...address, servername: 'localhost', rejectUnauthorized: false })
      : connect(address);
    socket.on('error', () => undefined);
    await new Promise((resolve) =>
      socket.once(secure ? 'secureConnect' : 'connect', resolve).once('close', resolve),
    );
    const began = Date.now();
    open++;
    if (begins) socket.write(begins);
    socket.resume();
    const drip = setInterval(() => goesOn && socket.write(goesOn), DRIP);
    closed.push(
      new Promise((resolve) =>
        socket.once('close', () => {
          open--;
          clearInterval(drip);
          resolve(Date.now() - began);
        }),
      ),
    );
  }
  return { open: () => open, closed: Promise.all(closed).then((times) => Math.max(...times)) };
}
