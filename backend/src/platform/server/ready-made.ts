import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A large text that is the same for everybody: made and compressed once, and not sent to a client that has it already. */
export class ReadyMade {
  private bodies: Promise<Bodies> | undefined;

  constructor(private readonly make: () => Promise<string>) {}

  async send({ headers }: FastifyRequest, reply: FastifyReply, type: string): Promise<FastifyReply> {
    const { etag, ...bodies } = await (this.bodies ??= this.make().then(bodiesOf));
    void reply.headers({ etag, 'cache-control': 'no-cache', vary: 'accept-encoding' });
    if (headers['if-none-match']?.includes(etag)) return reply.code(304).send();
    const encoding = encodingFor(headers['accept-encoding']);
    return reply.type(type).header('content-encoding', encoding).send(bodies[encoding]);
  }
}

type Bodies = Awaited<ReturnType<typeof bodiesOf>>;
type Encoding = 'br' | 'gzip' | 'identity';

async function bodiesOf(text: string) {
  const identity = Buffer.from(text);
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(identity, quality),
    promisify(gzip)(identity),
  ]);
  // Weak: it names the text, in whichever encoding it travels.
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url')}"`;
  return { etag, br, gzip: zipped, identity };
}

const encodingFor = (accepted: string | string[] = ''): Encoding => {
  const names = String(accepted)
    .split(',')
    .flatMap((one) => (/;\s*q=0(\.0*)?\s*$/.test(one) ? [] : one.split(';')[0]!.trim()));
  return names.includes('br') ? 'br' : names.includes('gzip') ? 'gzip' : 'identity';
};
