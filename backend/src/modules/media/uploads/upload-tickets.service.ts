import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { Clock, later, minutes } from '../../../kernel/clock.js';
import { badRequest, conflict, forbidden, unprocessable } from '../../../kernel/errors.js';
import { isId, newId } from '../../../kernel/ids.js';
import { Database } from '../../../platform/database/database.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { RateLimiter } from '../../../platform/security/rate-limiter.js';
import { Storage } from '../../../platform/storage/index.js';
import { isAccepted, typeCalled } from '../inspection/file-types.js';
import { tooLarge, wrongTypeSentence } from '../inspection/upload-refusal.js';
import { rulesOf, type UploadPurpose } from './upload-purposes.js';
import { UploadTicket } from './upload-ticket.entity.js';
import type { UploadRequest, UploadTicketResponse } from './uploads.dto.js';

/** Lifetime of an upload URL (product rule 7.4). */
const URL_LIVES = minutes(10);
/** Limit per member, so that nobody fills the disk with unclaimed files, which are kept for an hour. */
const BY_A_MEMBER = { name: 'uploads.member', limit: 20, perSeconds: 3600 };

/** Issues tickets for sending one file, and finds them when the file is used. */
@Injectable()
export class UploadTicketsService {
  constructor(
    private readonly database: Database,
    private readonly storage: Storage,
    private readonly clock: Clock,
    private readonly limiter: RateLimiter,
  ) {}

  async issue(me: SignedIn, request: UploadRequest): Promise<UploadTicketResponse> {
    const { purpose = null, fileName, mimeType, fileSize: size } = request;
    const rules = rulesOf(purpose);
    allow(me, request);
    if (size !== undefined && size > rules.maxBytes) throw tooLarge(size, rules.maxBytes);
    if (me.role === 'member') await this.limiter.count(BY_A_MEMBER, me.accountId);
    const ticket = await this.add(me.accountId, purpose, {
      fileName: fileName ?? null,
      mimeType: mimeType?.toLowerCase() ?? null,
      fileSize: size ?? null,
    });
    return this.describe(ticket);
  }

  /** Issues a ticket for a file that the server stores itself; if it is never claimed, its bytes are deleted. */
  ofServer(accountId: string, purpose: UploadPurpose, fileName: string): Promise<UploadTicket> {
    return this.add(accountId, purpose, { fileName, mimeType: null, fileSize: null });
  }

  private async add(
    accountId: string,
    purpose: UploadPurpose | null,
    said: Pick<UploadTicket, 'fileName' | 'mimeType' | 'fileSize'>,
  ): Promise<UploadTicket> {
    const id = newId();
    const now = this.clock.now();
    const ticket: UploadTicket = {
      id,
      accountId,
      purpose,
      ...said,
      objectKey: `uploads/${id}`,
      multipartId: null,
      createdAt: now,
      expiresAt: later(now, URL_LIVES),
      claimUntil: later(now, rulesOf(purpose).claimWithin),
      usedAt: null,
    };
    await this.database.transaction((tx) => tx.insert(UploadTicket, ticket));
    return ticket;
  }

  /** Returns the ticket of a storage URL. Another person's ticket, another purpose and no ticket are refused alike. */
  async find(accountId: string, storageUrl: string, purpose: UploadPurpose): Promise<UploadTicket> {
    const id = storageUrl.split('/').at(-1);
    const ticket = isId(id)
      ? await this.database.transaction((tx) =>
          tx.findOneBy(UploadTicket, [
            { id, accountId, purpose },
            { id, accountId, purpose: IsNull() },
          ]),
        )
      : null;
    if (!ticket || (await this.storage.address(ticket.objectKey)) !== storageUrl) throw unknown();
    if (ticket.usedAt) throw used();
    if (ticket.claimUntil < this.clock.now()) throw unknown();
    return ticket;
  }

  async markUsed(ticketId: string): Promise<void> {
    await this.database.query('update upload_tickets set used_at = $2 where id = $1', [
      ticketId,
      this.clock.now(),
    ]);
  }

  private async describe(ticket: UploadTicket): Promise<UploadTicketResponse> {
    const { objectKey, mimeType, fileSize, expiresAt } = ticket;
    const uploadURL = await this.storage.signedUploadUrl(objectKey, {
      expiresInSeconds: URL_LIVES / 1000,
      contentType: mimeType ?? undefined,
      contentLength: fileSize ?? undefined,
    });
    return {
      uploadURL,
      storageUrl: await this.storage.address(objectKey),
      requiredHeaders: { ...(mimeType !== null && { 'content-type': mimeType }) },
      expiresAt,
    };
  }
}

/** Requires the purpose in advance for pictures and videos; files need none. */
const mustBeAnnounced = (purpose: UploadPurpose | null): boolean => purpose !== null && purpose !== 'file';

function allow({ role }: SignedIn, request: UploadRequest): void {
  const { purpose = null, mimeType, fileSize: size } = request;
  const rules = rulesOf(purpose);
  if (role === 'member' && !rules.forMembers)
    throw forbidden('not_for_your_role', 'You don’t have access to this');
  const missing = {
    ...(mimeType === undefined && { mimeType: 'is missing' }),
    ...(size === undefined && { fileSize: 'is missing' }),
  };
  if (mustBeAnnounced(purpose) && Object.keys(missing).length > 0) {
    throw badRequest('invalid', 'Please check the highlighted fields', missing);
  }
  const type = mimeType === undefined ? undefined : typeCalled(mimeType);
  if (mimeType !== undefined && !(type && isAccepted(type, rules))) {
    throw unprocessable('upload_type', wrongTypeSentence(rules), {
      mimeType: 'isn’t a type you can upload here',
    });
  }
}

const unknown = () =>
  unprocessable('upload_unknown', 'We can’t find this upload. Please upload the file again.', {
    storageUrl: 'isn’t one of your uploads',
  });

const used = () => conflict('upload_used', 'This upload was already used');
