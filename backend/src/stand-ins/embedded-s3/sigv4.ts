import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { S3Error } from './s3-error.js';

/**
 * Credentials of AWS Signature Version 4, as S3 uses it: in the Authorization header, or in the query of a signed URL.
 */
export interface Credentials {
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

export interface SignedRequest {
  method: string;
  /** Path as sent, still percent-encoded, because the signed text must not be normalized. */
  path: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
}

interface Claim {
  credential: string;
  signedHeaders: string;
  signature: string;
  timestamp: string;
  /** The signer's claim about the body: its SHA-256, or that it is unsigned. */
  payloadHash: string;
  /** Lifetime of a signed URL; a signed header has none and only has to be fresh. */
  expiresInSeconds?: number;
}

const ALGORITHM = 'AWS4-HMAC-SHA256';
const FRESH_SECONDS = 15 * 60;
const LONGEST_SECONDS = 7 * 24 * 60 * 60;

/** Throws unless the request was signed with our key and is in time. Returns its claim about the body. */
export function verifySignature(request: SignedRequest, credentials: Credentials, now: Date): string {
  const claim = request.query.has('X-Amz-Signature')
    ? fromQuery(request.query)
    : fromHeaders(request.headers);
  checkTime(claim, now);
  const scope = scopeOf(claim, credentials);
  refuseUnsignedWishes(request.headers, claim);
  const expected = sign(stringToSign(request, claim, scope), scope, credentials);
  const given = Buffer.from(claim.signature, 'hex');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
    throw new S3Error('SignatureDoesNotMatch');
  }
  return claim.payloadHash;
}

function fromQuery(query: URLSearchParams): Claim {
  if (query.get('X-Amz-Algorithm') !== ALGORITHM) throw new S3Error('AccessDenied');
  const expiresInSeconds = Number(query.get('X-Amz-Expires'));
  if (!(expiresInSeconds >= 1 && expiresInSeconds <= LONGEST_SECONDS)) throw new S3Error('AccessDenied');
  return {
    credential: query.get('X-Amz-Credential') ?? '',
    signedHeaders: query.get('X-Amz-SignedHeaders') ?? '',
    signature: query.get('X-Amz-Signature') ?? '',
    timestamp: query.get('X-Amz-Date') ?? '',
    payloadHash: query.get('X-Amz-Content-Sha256') ?? 'UNSIGNED-PAYLOAD',
    expiresInSeconds,
  };
}

function fromHeaders(headers: IncomingHttpHeaders): Claim {
  const pattern = /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]+)$/;
  const [, credential, signedHeaders, signature] = pattern.exec(headers.authorization ?? '') ?? [];
  if (!credential || !signedHeaders || !signature)
    throw new S3Error('AccessDenied', 'This needs a signature');
  return {
    credential,
    signedHeaders,
    signature,
    timestamp: String(headers['x-amz-date'] ?? ''),
    payloadHash: String(headers['x-amz-content-sha256'] ?? ''),
  };
}

function checkTime({ timestamp, expiresInSeconds }: Claim, now: Date): void {
  const parts = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(timestamp);
  if (!parts) throw new S3Error('AccessDenied');
  const [, year, month, day, hour, minute, second] = parts;
  const signedAt = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  const age = (now.getTime() - signedAt) / 1000;
  if (Number.isNaN(age) || age < -FRESH_SECONDS) throw new S3Error('RequestTimeTooSkewed');
  if (expiresInSeconds === undefined && age > FRESH_SECONDS) throw new S3Error('RequestTimeTooSkewed');
  if (expiresInSeconds !== undefined && age > expiresInSeconds) {
    throw new S3Error('AccessDenied', 'Request has expired');
  }
}

/** Returns the day, region and service that the key was derived for; other signatures are invalid here. */
function scopeOf({ credential, signedHeaders, timestamp }: Claim, { region, accessKeyId }: Credentials) {
  const [key, ...scope] = credential.split('/');
  if (key !== accessKeyId) throw new S3Error('InvalidAccessKeyId');
  const expected = `${timestamp.slice(0, 8)}/${region}/s3/aws4_request`;
  if (scope.join('/') !== expected) throw new S3Error('AccessDenied');
  if (!signedHeaders.split(';').includes('host')) throw new S3Error('AccessDenied');
  return expected;
}

/** Refuses unsigned `x-amz-*` headers as S3 does: with `x-amz-copy-source`, a signed URL could read another object. */
function refuseUnsignedWishes(headers: IncomingHttpHeaders, { signedHeaders }: Claim): void {
  const signed = new Set(signedHeaders.split(';'));
  const added = Object.keys(headers).find((name) => name.startsWith('x-amz-') && !signed.has(name));
  if (added !== undefined) throw new S3Error('AccessDenied', 'There are headers that were not signed');
}

function stringToSign(request: SignedRequest, claim: Claim, scope: string): string {
  const query = [...request.query]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .toSorted()
    .join('&');
  const headers = claim.signedHeaders
    .split(';')
    .map(
      (name) =>
        `${name}:${String(request.headers[name] ?? '')
          .trim()
          .replace(/\s+/g, ' ')}\n`,
    )
    .join('');
  const canonical = [
    request.method,
    decodePath(request.path).split('/').map(encode).join('/'),
    query,
    headers,
    claim.signedHeaders,
    claim.payloadHash,
  ].join('\n');
  const digest = createHash('sha256').update(canonical).digest('hex');
  return [ALGORITHM, claim.timestamp, scope, digest].join('\n');
}

function sign(text: string, scope: string, { secretAccessKey }: Credentials): Buffer {
  const key = scope
    .split('/')
    .reduce<string | Buffer>((previous, part) => hmac(previous, part), `AWS4${secretAccessKey}`);
  return hmac(key, text);
}

const hmac = (key: string | Buffer, data: string): Buffer => createHmac('sha256', key).update(data).digest();

/** Encodes by RFC 3986, which is stricter than encodeURIComponent. */
const encode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);

export function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    throw new S3Error('InvalidURI');
  }
}
