import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  paginateListParts,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { Injectable } from '@nestjs/common';
import { JOINING_TAKES, missing, reachable } from './reaching.js';
import { S3Connection } from './s3-connection.js';

/** One upload in parts, as the storage knows it. */
export interface MultipartUpload {
  key: string;
  uploadId: string;
}

export interface UploadedPart {
  number: number;
  size: number;
  etag: string;
}

/** Uploads in parts, so that a broken connection loses only one part. */
@Injectable()
export class MultipartUploads {
  constructor(private readonly s3: S3Connection) {}

  async create(key: string, contentType: string): Promise<string> {
    const command = new CreateMultipartUploadCommand({
      Bucket: this.s3.bucket,
      Key: key,
      ContentType: contentType,
    });
    const { UploadId = '' } = await reachable(this.s3.client.send(command));
    return UploadId;
  }

  /** Returns the parts that have arrived so far; null if the upload is over. */
  async parts(upload: MultipartUpload): Promise<UploadedPart[] | null> {
    const collect = async () => {
      const parts: UploadedPart[] = [];
      for await (const { Parts = [] } of paginateListParts({ client: this.s3.client }, this.at(upload))) {
        for (const { PartNumber = 0, Size = 0, ETag = '' } of Parts) {
          parts.push({ number: PartNumber, size: Size, etag: ETag });
        }
      }
      return parts;
    };
    return reachable(collect()).catch(missing);
  }

  /** Returns an address to which a browser may send one part. */
  signedPartUrl(upload: MultipartUpload, number: number, expiresInSeconds: number): Promise<string> {
    const command = new UploadPartCommand({ ...this.at(upload), PartNumber: number });
    return this.s3.sign((signer) => getSignedUrl(signer, command, { expiresIn: expiresInSeconds }));
  }

  /** Completes the upload; null if there is none. */
  async complete(
    upload: MultipartUpload,
    parts: readonly Pick<UploadedPart, 'number' | 'etag'>[],
  ): Promise<true | null> {
    const command = new CompleteMultipartUploadCommand({
      ...this.at(upload),
      MultipartUpload: { Parts: parts.map(({ number, etag }) => ({ PartNumber: number, ETag: etag })) },
    });
    return reachable(this.s3.client.send(command, { requestTimeout: JOINING_TAKES }))
      .then(() => true as const)
      .catch(missing);
  }

  /** Aborts the upload; no error if it has ended. */
  async abort(upload: MultipartUpload): Promise<void> {
    await reachable(this.s3.client.send(new AbortMultipartUploadCommand(this.at(upload)))).catch(missing);
  }

  private at({ key, uploadId }: MultipartUpload) {
    return { Bucket: this.s3.bucket, Key: key, UploadId: uploadId };
  }
}
