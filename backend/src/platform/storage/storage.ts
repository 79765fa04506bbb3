import { Readable } from 'node:stream';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  type GetObjectCommandOutput,
  HeadBucketCommand,
  HeadObjectCommand,
  type HeadObjectCommandOutput,
  paginateListObjectsV2,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { Injectable } from '@nestjs/common';
import { notFound } from '../../kernel/errors.js';
import { attachment, fileNameIn } from './content-disposition.js';
import { putStream } from './put-stream.js';
import { CHECKING_TAKES, JOINING_TAKES, missing, reachable, unreachable } from './reaching.js';
import { S3Connection } from './s3-connection.js';

export interface StoredFile {
  /** Size of the whole file in bytes, even if only a range was read. */
  size: number;
  contentType: string;
  etag: string;
  /** The uploader's name for the file, from the Content-Disposition of the PUT. */
  fileName?: string | undefined;
}

export interface ListedFile extends Pick<StoredFile, 'size' | 'etag'> {
  key: string;
}

export interface SignedUrlOptions {
  expiresInSeconds: number;
  /** Makes the browser download the file under this name instead of showing it. */
  downloadName?: string;
  contentType?: string;
}

export interface UploadUrlOptions {
  expiresInSeconds: number;
  /** Type of the file, signed so that the storage itself refuses any other; undefined: any type may be sent. */
  contentType?: string | undefined;
  /** Length in bytes, signed so that the storage itself refuses more or fewer. */
  contentLength?: number | undefined;
}

/** The files of the site, by key. */
@Injectable()
export class Storage {
  constructor(private readonly s3: S3Connection) {}

  /** Checks that the bucket exists and is ours, with a short timeout. */
  async check(): Promise<void> {
    const command = new HeadBucketCommand({ Bucket: this.s3.bucket });
    await this.s3.client
      .send(command, { abortSignal: AbortSignal.timeout(CHECKING_TAKES) })
      .catch(() => Promise.reject(unreachable()));
  }

  async put(key: string, body: Uint8Array, { contentType }: { contentType: string }): Promise<void> {
    const command = new PutObjectCommand({ ...this.at(key), Body: body, ContentType: contentType });
    await reachable(this.s3.client.send(command));
  }

  /** Stores bytes as they arrive, and returns their number. */
  putStream(key: string, body: Readable, { contentType }: { contentType: string }): Promise<number> {
    return reachable(putStream(this.s3, key, body, { contentType }));
  }

  /** Returns the bytes, all or from `start` to `end` (included). The caller must read or destroy the stream. */
  async read(key: string, range?: { start: number; end?: number }): Promise<StoredFile & { body: Readable }> {
    const Range = range && `bytes=${range.start}-${range.end ?? ''}`;
    const answer = await reachable(
      this.s3.client.send(new GetObjectCommand({ ...this.at(key), Range })),
    ).catch(missing);
    if (!(answer?.Body instanceof Readable)) throw notFound('File');
    return { ...describe(answer), body: answer.Body };
  }

  async head(key: string): Promise<StoredFile | null> {
    const answer = await reachable(this.s3.client.send(new HeadObjectCommand(this.at(key)))).catch(missing);
    return answer && describe(answer);
  }

  /** Deletes the file; no error if there is none. */
  async delete(key: string): Promise<void> {
    await reachable(this.s3.client.send(new DeleteObjectCommand(this.at(key))));
  }

  /** Returns an address from which a browser may fetch this one file for a while, without any other right. */
  signedUrl(key: string, { expiresInSeconds, downloadName, contentType }: SignedUrlOptions): Promise<string> {
    const command = new GetObjectCommand({
      ...this.at(key),
      ResponseContentDisposition: downloadName === undefined ? undefined : attachment(downloadName),
      ResponseContentType: contentType,
    });
    return this.s3.sign((signer) => getSignedUrl(signer, command, { expiresIn: expiresInSeconds }));
  }

  /** Returns an address to which a browser may send this one file for a while, with the announced type and length. */
  signedUploadUrl(key: string, options: UploadUrlOptions): Promise<string> {
    const { expiresInSeconds, contentType, contentLength } = options;
    const command = new PutObjectCommand({
      ...this.at(key),
      ContentType: contentType,
      ContentLength: contentLength,
    });
    const how = {
      expiresIn: expiresInSeconds,
      // The SDK would leave these unsigned, and would sign an unnamed type, so that no other could be sent.
      signableHeaders: new Set([
        ...(contentType === undefined ? [] : ['content-type']),
        ...(contentLength === undefined ? [] : ['content-length']),
      ]),
    };
    return this.s3.sign((signer) => getSignedUrl(signer, command, how));
  }

  /** Returns the address of a file for browsers, without the right to open it. */
  async address(key: string): Promise<string> {
    const url = new URL(await this.signedUploadUrl(key, { expiresInSeconds: 1 }));
    return url.origin + url.pathname;
  }

  /** Copies within the storage exactly the bytes that `etag` names; null if they are gone. */
  async copy(
    from: string,
    to: string,
    { etag, contentType }: Pick<StoredFile, 'etag' | 'contentType'>,
  ): Promise<true | null> {
    const command = new CopyObjectCommand({
      ...this.at(to),
      CopySource: copySource(this.s3.bucket, from),
      CopySourceIfMatch: etag,
      MetadataDirective: 'REPLACE',
      ContentType: contentType,
    });
    return reachable(this.s3.client.send(command, { requestTimeout: JOINING_TAKES }))
      .then(() => true as const)
      .catch(missing);
  }

  async keys(prefix: string): Promise<string[]> {
    return (await this.list(prefix)).map(({ key }) => key);
  }

  /** Returns the files whose keys begin with `prefix`, each with its etag and size. */
  async list(prefix: string): Promise<ListedFile[]> {
    const pages = paginateListObjectsV2(
      { client: this.s3.client },
      { Bucket: this.s3.bucket, Prefix: prefix },
    );
    const files: ListedFile[] = [];
    for await (const { Contents = [] } of pages) {
      files.push(
        ...Contents.map(({ Key = '', Size = 0, ETag = '' }) => ({ key: Key, size: Size, etag: ETag })),
      );
    }
    return files;
  }

  private at(key: string): { Bucket: string; Key: string } {
    return { Bucket: this.s3.bucket, Key: key };
  }
}

/** Encodes only the text between the slashes, because not every storage accepts `%2F` for a slash. */
const copySource = (bucket: string, key: string): string =>
  [bucket, ...key.split('/').map(encodeURIComponent)].join('/');

/** Describes the file. `ContentLength` counts the bytes sent; for a range, `ContentRange` has the full size after the slash. */
function describe(answer: GetObjectCommandOutput | HeadObjectCommandOutput): StoredFile {
  const { ContentRange, ContentLength = 0, ContentType = 'application/octet-stream', ETag = '' } = answer;
  const size = ContentRange === undefined ? ContentLength : Number(ContentRange.split('/')[1]);
  return { size, contentType: ContentType, etag: ETag, fileName: fileNameIn(answer.ContentDisposition) };
}
