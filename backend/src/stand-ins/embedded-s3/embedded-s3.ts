import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { MultipartStore } from './multipart-store.js';
import { ObjectStore } from './object-store.js';
import { perform } from './operations.js';
import { asS3Error, S3Error } from './s3-error.js';
import { type Credentials, decodePath, verifySignature } from './sigv4.js';
import { SpentUrls } from './spent-urls.js';
import { errorXml, sendXml } from './xml.js';

export interface EmbeddedS3Options {
  folder: string;
  bucket: string;
  credentials: Credentials;
}

/** Entrance for requests. */
export interface Door {
  /** Path prefix of all addresses, `/_s3`, or empty. */
  prefix: string;
  /** Host that URLs are signed for, because a proxy may have changed the Host header. */
  host?: string;
  /** Called for every request with a valid signature, before its body is read. */
  onVerified?: (request: IncomingMessage) => void;
}

export type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** Headers of files. They may contain anything a person uploaded, so browsers must not guess their type or run them. */
const SAFE_HEADERS = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "sandbox; default-src 'none'",
};

/** S3 on disk, with the operations that the product uses: one bucket, with verified signatures. */
export class EmbeddedS3 {
  private readonly objects: ObjectStore;
  private readonly uploads: MultipartStore;
  private readonly spentUrls: SpentUrls;

  constructor(private readonly options: EmbeddedS3Options) {
    this.objects = new ObjectStore(options.folder);
    this.uploads = new MultipartStore(this.objects);
    this.spentUrls = new SpentUrls(path.join(options.folder, 'spent-urls'));
  }

  handler(door: Door): Handler {
    return (request, response) => void this.answer(door, request, response);
  }

  /** Removes leftovers of killed processes and abandoned uploads. */
  async tidy(now: Date): Promise<void> {
    await this.objects.tidy(now);
    await this.uploads.tidy(now);
    await this.spentUrls.tidy(now);
  }

  private async answer(door: Door, request: IncomingMessage, response: ServerResponse): Promise<void> {
    for (const [name, value] of Object.entries(SAFE_HEADERS)) response.setHeader(name, value);
    try {
      const call = this.verify(door, request);
      door.onVerified?.(request);
      const { objects, uploads, spentUrls } = this;
      await perform({ ...call, request, response, objects, uploads, spentUrls });
    } catch (error) {
      if (response.headersSent) {
        response.destroy();
        return;
      }
      const { status, code, message } = asS3Error(error);
      sendXml(response, status, request.method === 'HEAD' ? '' : errorXml(code, message));
    }
  }

  private verify(door: Door, request: IncomingMessage) {
    const { pathname, search } = splitUrl(request.url ?? '/');
    const query = new URLSearchParams(search);
    const headers = door.host === undefined ? request.headers : { ...request.headers, host: door.host };
    const { credentials, bucket } = this.options;
    const { method = '' } = request;
    const signed = { method, path: pathname, query, headers };
    const payloadHash = verifySignature(signed, credentials, new Date());
    const [named, ...key] = decodePath(pathname.slice(door.prefix.length + 1)).split('/');
    if (named !== bucket) throw new S3Error('NoSuchBucket');
    return { method, bucket, key: key.join('/'), query, payloadHash };
  }
}

/** Splits a URL. `new URL` would resolve `..`, and so verify and open another key than the signed one. */
function splitUrl(url: string): { pathname: string; search: string } {
  const mark = url.indexOf('?');
  return mark < 0
    ? { pathname: url, search: '' }
    : { pathname: url.slice(0, mark), search: url.slice(mark + 1) };
}
