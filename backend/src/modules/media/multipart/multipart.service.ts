import { Injectable } from '@nestjs/common';
import { Clock, days, later } from '../../../kernel/clock.js';
import { badRequest, notFound, unprocessable } from '../../../kernel/errors.js';
import { newId } from '../../../kernel/ids.js';
import { Database } from '../../../platform/database/database.js';
import { type MultipartUpload, MultipartUploads, Storage } from '../../../platform/storage/index.js';
import { isAccepted, typeCalled } from '../inspection/file-types.js';
import { tooLarge, wrongTypeSentence } from '../inspection/upload-refusal.js';
import {
  type CompleteMultipartRequest,
  MAX_PARTS,
  type MultipartResponse,
  type PartUrlResponse,
  type StartMultipartRequest,
  type UploadedPartResponse,
} from './multipart.dto.js';
import { PURPOSES, type PurposeRules } from '../uploads/upload-purposes.js';
import { UploadTicket } from '../uploads/upload-ticket.entity.js';

/** Lifetime of an upload, so that an interrupted one can be continued on another day. */
const LIVES = days(7);
const PART_URL_SECONDS = 900;
/** S3's minimum for every part but the last. */
const MIN_PART_BYTES = 5_242_880;

/** Uploads large media in parts (product rule 7.5). The storage's own upload id is useless without ticket and key. */
@Injectable()
export class MultipartService {
  constructor(
    private readonly database: Database,
    private readonly storage: Storage,
    private readonly multipart: MultipartUploads,
    private readonly clock: Clock,
  ) {}

  async start(
    accountId: string,
    { filename, type, purpose = 'media' }: StartMultipartRequest,
  ): Promise<MultipartResponse> {
    const known = typeCalled(type);
    const rules: PurposeRules = PURPOSES[purpose];
    if (!known || !isAccepted(known, rules)) throw badType(rules);
    const id = newId();
    const key = `media/${id}`;
    const uploadId = await this.multipart.create(key, known.mimeType);
    const now = this.clock.now();
    const until = later(now, LIVES);
    await this.database.transaction((tx) =>
      tx.insert(UploadTicket, {
        id,
        accountId,
        purpose,
        fileName: filename,
        mimeType: known.mimeType,
        fileSize: null,
        objectKey: key,
        multipartId: uploadId,
        createdAt: now,
        expiresAt: until,
        claimUntil: until,
        usedAt: null,
      }),
    );
    return { uploadId, key };
  }

  async parts(accountId: string, upload: MultipartUpload): Promise<UploadedPartResponse[]> {
    await this.check(accountId, upload);
    const parts = await this.multipart.parts(upload);
    if (!parts) throw notFound('Upload');
    return parts.map(({ number, size, etag }) => ({ PartNumber: number, Size: size, ETag: etag }));
  }

  async signPart(accountId: string, upload: MultipartUpload, partNumber: string): Promise<PartUrlResponse> {
    const number = /^\d{1,5}$/.test(partNumber) ? Number(partNumber) : 0;
    if (number < 1 || number > MAX_PARTS) throw badRequest('bad_part', 'This part doesn’t exist');
    await this.check(accountId, upload);
    const url = await this.multipart.signedPartUrl(upload, number, PART_URL_SECONDS);
    return { url, expires: PART_URL_SECONDS };
  }

  /** Completes the upload. Completing twice is no error: the first response may have been lost. */
  async complete(
    accountId: string,
    upload: MultipartUpload,
    { parts }: CompleteMultipartRequest,
  ): Promise<{ location: string }> {
    const { purpose } = await this.check(accountId, upload);
    const maxBytes = PURPOSES[purpose].maxBytesInParts;
    const arrived = await this.multipart.parts(upload);
    const size = (arrived ?? []).reduce((sum, part) => sum + part.size, 0);
    if (size > maxBytes) {
      await this.abort(accountId, upload);
      throw tooLarge(size, maxBytes);
    }
    const have = new Map(arrived?.map((part) => [part.number, part]));
    const wanted = parts.map(({ PartNumber, ETag }) => ({ number: PartNumber, etag: ETag }));
    const inOrder = wanted.every(({ number }, index) => index === 0 || number > wanted[index - 1]!.number);
    const arePartsThatArrived = wanted.every(({ number, etag }, index) => {
      const part = have.get(number);
      const isLast = index === wanted.length - 1;
      return part && bare(part.etag) === bare(etag) && (isLast || part.size >= MIN_PART_BYTES);
    });
    if (arrived && !(inOrder && arePartsThatArrived)) throw badParts();
    const completed = arrived && (await this.multipart.complete(upload, wanted));
    if (!completed && !(await this.storage.head(upload.key))) throw notFound('Upload');
    return { location: await this.storage.address(upload.key) };
  }

  async abort(accountId: string, upload: MultipartUpload): Promise<void> {
    const { id } = await this.check(accountId, upload);
    await this.multipart.abort(upload);
    await this.storage.delete(upload.key);
    await this.database.query('update upload_tickets set used_at = $2 where id = $1', [id, this.clock.now()]);
  }

  /** Throws for another person's upload, a different key or a finished upload, all of them as unknown. */
  private async check(accountId: string, { key, uploadId }: MultipartUpload): Promise<Ticket> {
    const ticket = await this.database.one<Ticket>(
      `select id, purpose from upload_tickets
       where object_key = $1 and multipart_id = $2 and account_id = $3 and used_at is null and claim_until > $4`,
      [key, uploadId, accountId, this.clock.now()],
    );
    if (!ticket) throw notFound('Upload');
    return ticket;
  }
}

const bare = (etag: string): string => etag.replaceAll('"', '');

type Ticket = { id: string; purpose: NonNullable<StartMultipartRequest['purpose']> };

const badType = (rules: PurposeRules) =>
  unprocessable('upload_type', wrongTypeSentence(rules), {
    type: 'isn’t a type you can upload here',
  });

const badParts = () =>
  unprocessable('upload_parts', 'These aren’t the parts that were uploaded', {
    parts: 'must list the uploaded parts in order, each at least 5 MiB except the last',
  });
