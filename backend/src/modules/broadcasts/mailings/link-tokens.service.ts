import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AppSecret } from '../../../platform/security/app-secret.js';

/** Identifies a link in the mailing to one recipient. */
export interface CountedLink {
  deliveryId: string;
  linkId: string;
}

const ID_BYTES = 16;
const SIGNATURE_BYTES = 16;

/** Signs the addresses that replace the coach's links in a mailing. Tokens cannot be altered and never expire. */
@Injectable()
export class LinkTokensService {
  private readonly keys: readonly [KeyObject, ...KeyObject[]];

  constructor(secret: AppSecret) {
    this.keys = secret.keysFor('mailing-link');
  }

  make({ deliveryId, linkId }: CountedLink): string {
    const ids = Buffer.concat([bytesOf(deliveryId), bytesOf(linkId)]);
    return Buffer.concat([ids, signed(ids, this.keys[0])]).toString('base64url');
  }

  /** Reads a token; undefined if we did not sign it. */
  read(token: string): CountedLink | undefined {
    const bytes = Buffer.from(token, 'base64url');
    if (bytes.length !== 2 * ID_BYTES + SIGNATURE_BYTES) return undefined;
    const ids = bytes.subarray(0, 2 * ID_BYTES);
    const given = bytes.subarray(2 * ID_BYTES);
    if (!this.keys.some((key) => timingSafeEqual(given, signed(ids, key)))) return undefined;
    return { deliveryId: idOf(ids.subarray(0, ID_BYTES)), linkId: idOf(ids.subarray(ID_BYTES)) };
  }
}

const signed = (ids: Buffer, key: KeyObject): Buffer =>
  createHmac('sha256', key).update(ids).digest().subarray(0, SIGNATURE_BYTES);

const bytesOf = (id: string): Buffer => Buffer.from(id.replaceAll('-', ''), 'hex');

const idOf = (bytes: Buffer): string =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
