import { rm } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { MultipartStore } from './multipart-store.js';
import { compareKeys, type ObjectStore } from './object-store.js';
import { receiveBody, receiveText } from './receive-body.js';
import { S3Error } from './s3-error.js';
import { sendObject } from './send-object.js';
import { decodePath } from './sigv4.js';
import type { SpentUrls } from './spent-urls.js';
import {
  copiedXml,
  objectsXml,
  partsXml,
  readPartList,
  sendXml,
  uploadCompletedXml,
  uploadCreatedXml,
} from './xml.js';

/** One request with a valid signature. */
export interface Call {
  request: IncomingMessage;
  method: string;
  response: ServerResponse;
  objects: ObjectStore;
  uploads: MultipartStore;
  spentUrls: SpentUrls;
  bucket: string;
  key: string;
  query: URLSearchParams;
  payloadHash: string;
}

const PAGE = 1000;

/** Performs an S3 operation, which is identified by method, presence of a key, and words in the query. */
export function perform(call: Call): Promise<void> {
  if (call.key === '') return onBucket(call);
  if (call.query.has('uploads')) return createUpload(call);
  const uploadId = call.query.get('uploadId');
  return uploadId === null ? onObject(call) : onUpload(call, uploadId);
}

async function onBucket(call: Call): Promise<void> {
  const { method } = call;
  if (method === 'GET') return list(call);
  if (method !== 'PUT' && method !== 'HEAD') throw new S3Error('MethodNotAllowed');
  // The one bucket always exists, so creating it and asking for it both succeed.
  call.response.writeHead(200).end();
}

async function list({ objects, bucket, query, response }: Call): Promise<void> {
  const prefix = query.get('prefix') ?? '';
  const after = query.get('continuation-token') ?? query.get('start-after') ?? '';
  const size = Math.min(Number(query.get('max-keys') ?? PAGE), PAGE);
  if (!Number.isInteger(size) || size < 1) throw new S3Error('InvalidArgument');
  const found = (await objects.list(prefix)).filter(({ key }) => compareKeys(key, after) > 0);
  const page = found.slice(0, size);
  const next = found.length > size ? page.at(-1)?.key : undefined;
  sendXml(response, 200, objectsXml(bucket, prefix, page, next));
}

async function onObject(call: Call): Promise<void> {
  const { objects, key, request, response } = call;
  switch (call.method) {
    case 'GET':
    case 'HEAD':
      return sendObject(objects, key, call.query, request, response);
    case 'PUT':
      return request.headers['x-amz-copy-source'] === undefined ? put(call) : copy(call);
    case 'DELETE':
      await objects.remove(key);
      response.writeHead(204).end();
      return;
    default:
      throw new S3Error('MethodNotAllowed');
  }
}

/** Stores a file. A signed URL is good for one upload; a request with its own signature may replace an existing file. */
async function put({ objects, spentUrls, key, query, request, response, payloadHash }: Call): Promise<void> {
  const signature = query.get('X-Amz-Signature');
  if (signature !== null) await spentUrls.refuseIfSpent(signature);
  const { file, size, etag } = await receiveBody(request, objects.incoming, payloadHash);
  const keep = async () => {
    const said = {
      contentType: contentTypeOf(request),
      contentDisposition: request.headers['content-disposition'],
    };
    await objects.put({ file, size, etag, key, ...said }, new Date());
  };
  await (signature === null ? keep() : spentUrls.spend(signature, keep)).catch(async (error: unknown) => {
    await rm(file, { force: true });
    throw error;
  });
  response.writeHead(200, { etag }).end();
}

async function copy({ objects, bucket, key, request, response }: Call): Promise<void> {
  const { headers } = request;
  const source = String(headers['x-amz-copy-source']);
  // Stores differ here; the strictest find nothing under a key with encoded slashes.
  if (/%2f/i.test(source)) throw new S3Error('NoSuchKey');
  const [named, ...from] = decodePath(source).replace(/^\//, '').split('/');
  if (named !== bucket) throw new S3Error('NoSuchBucket');
  const wantedEtag = headers['x-amz-copy-source-if-match'];
  const contentType = headers['x-amz-metadata-directive'] === 'REPLACE' ? contentTypeOf(request) : undefined;
  const copied = await objects.copy(from.join('/'), { key, contentType, wantedEtag }, new Date());
  sendXml(response, 200, copiedXml(copied));
}

async function createUpload({ uploads, bucket, key, request, method, response }: Call): Promise<void> {
  if (method !== 'POST') throw new S3Error('MethodNotAllowed');
  const id = await uploads.create({ key, contentType: contentTypeOf(request) });
  sendXml(response, 200, uploadCreatedXml(bucket, key, id));
}

async function onUpload(call: Call, id: string): Promise<void> {
  const { objects, uploads, bucket, key, request, response, payloadHash } = call;
  await uploads.check(id, key);
  switch (call.method) {
    case 'PUT': {
      const number = partNumber(call.query);
      const body = await receiveBody(request, objects.incoming, payloadHash);
      await uploads.addPart(id, number, body);
      response.writeHead(200, { etag: body.etag }).end();
      return;
    }
    case 'GET':
      return sendXml(response, 200, partsXml(bucket, key, id, await uploads.parts(id)));
    case 'POST': {
      const wanted = readPartList(await receiveText(request, payloadHash));
      const completed = await uploads.complete(id, wanted, new Date());
      return sendXml(response, 200, uploadCompletedXml(bucket, completed));
    }
    case 'DELETE':
      await uploads.abort(id);
      response.writeHead(204).end();
      return;
    default:
      throw new S3Error('MethodNotAllowed');
  }
}

const contentTypeOf = (request: IncomingMessage): string =>
  request.headers['content-type'] ?? 'application/octet-stream';

function partNumber(query: URLSearchParams): number {
  const number = Number(query.get('partNumber'));
  if (!Number.isInteger(number) || number < 1 || number > 10_000) throw new S3Error('InvalidArgument');
  return number;
}
