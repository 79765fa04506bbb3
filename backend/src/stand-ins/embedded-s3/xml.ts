import type { ServerResponse } from 'node:http';
import type { Part } from './multipart-store.js';
import type { ObjectRecord } from './object-store.js';
import { S3Error } from './s3-error.js';

const HEADER = '<?xml version="1.0" encoding="UTF-8"?>';
const SPECIAL: Record<string, string> = { '<': '&lt;', '>': '&gt;', '&': '&amp;', '"': '&quot;' };

type Content = string | number | boolean;

const escape = (text: Content): string => String(text).replace(/[<>&"]/g, (c) => SPECIAL[c] ?? c);

/** Writes an element with plain children, then `inner`, which is XML already. */
function element(name: string, children: Record<string, Content>, inner: string[] = []): string {
  const written = Object.entries(children).map(([child, value]) => `<${child}>${escape(value)}</${child}>`);
  return `<${name}>${[...written, ...inner].join('')}</${name}>`;
}

export const errorXml = (code: string, message: string): string =>
  HEADER + element('Error', { Code: code, Message: message });

export const uploadCreatedXml = (bucket: string, key: string, uploadId: string): string =>
  HEADER + element('InitiateMultipartUploadResult', { Bucket: bucket, Key: key, UploadId: uploadId });

export const uploadCompletedXml = (bucket: string, { key, etag }: ObjectRecord): string =>
  HEADER + element('CompleteMultipartUploadResult', { Bucket: bucket, Key: key, ETag: etag });

export const copiedXml = ({ etag, modifiedAt }: ObjectRecord): string =>
  HEADER + element('CopyObjectResult', { LastModified: modifiedAt, ETag: etag });

export const partsXml = (bucket: string, key: string, uploadId: string, parts: Part[]): string =>
  HEADER +
  element(
    'ListPartsResult',
    { Bucket: bucket, Key: key, UploadId: uploadId, IsTruncated: false },
    parts.map(({ number, size, etag }) => element('Part', { PartNumber: number, Size: size, ETag: etag })),
  );

export const objectsXml = (bucket: string, prefix: string, objects: ObjectRecord[], next?: string): string =>
  HEADER +
  element(
    'ListBucketResult',
    {
      Name: bucket,
      Prefix: prefix,
      KeyCount: objects.length,
      IsTruncated: next !== undefined,
      ...(next !== undefined && { NextContinuationToken: next }),
    },
    objects.map(({ key, size, etag, modifiedAt }) =>
      element('Contents', { Key: key, LastModified: modifiedAt, ETag: etag, Size: size }),
    ),
  );

/**
 * Reads the parts that a client wants joined. A regular expression is enough: the shape is fixed and values are plain.
 */
export function readPartList(xml: string): Pick<Part, 'number' | 'etag'>[] {
  return [...xml.matchAll(/<Part>([\s\S]*?)<\/Part>/g)].map(([, part = '']) => {
    const number = /<PartNumber>(\d+)<\/PartNumber>/.exec(part)?.[1];
    const etag = /<ETag>(?:"|&quot;|&#34;)?([0-9a-f]+)(?:"|&quot;|&#34;)?<\/ETag>/.exec(part)?.[1];
    if (!number || !etag) throw new S3Error('MalformedXML');
    return { number: Number(number), etag: `"${etag}"` };
  });
}

export function sendXml(response: ServerResponse, status: number, xml: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' }).end(xml);
}
