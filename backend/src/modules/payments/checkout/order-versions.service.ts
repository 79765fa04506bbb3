import { Injectable } from '@nestjs/common';
import { termOf } from '../../../kernel/access-term.js';
import { Clock } from '../../../kernel/clock.js';
import { newId } from '../../../kernel/ids.js';
import type { Tx } from '../../../platform/database/database.js';
import { GiftsService } from '../../gifts/index.js';
import type { Snapshot, SnapshotLine } from './snapshot.js';

interface NewVersion {
  orderId: string;
  buyerId: string;
  version: number;
  fingerprint: string;
  snapshot: Snapshot;
}

interface LinePlace extends Pick<NewVersion, 'orderId' | 'buyerId'> {
  versionId: string;
  position: number;
}

/** Stores snapshots as versions of orders. */
@Injectable()
export class OrderVersionsService {
  constructor(
    private readonly gifts: GiftsService,
    private readonly clock: Clock,
  ) {}

  /** Adds the snapshot as the order's current version, and returns the version's id. */
  async add(tx: Tx, { orderId, buyerId, version, fingerprint, snapshot }: NewVersion): Promise<string> {
    const id = newId();
    const { currency, subtotalCents, discountCents, taxCents, taxName, totalCents, coupon, lines } = snapshot;
    await tx.query(
      `insert into order_versions (id, order_id, version, cart_fingerprint, currency, subtotal_cents, discount_cents,
                                   tax_cents, total_cents, created_at, coupon_id, coupon_code, holds_coupon,
                                   tax_label, tax_is_included)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)`,
      [
        id,
        orderId,
        version,
        fingerprint,
        currency,
        subtotalCents,
        discountCents,
        taxCents,
        totalCents,
        this.clock.now(),
        coupon?.id ?? null,
        coupon?.code ?? null,
        coupon?.isLimited ?? false,
        taxName?.label ?? null,
        taxName?.isIncluded ?? false,
      ],
    );
    for (const [position, line] of lines.entries())
      await this.addLine(tx, line, { position, versionId: id, orderId, buyerId });
    await tx.query('update orders set version = $2 where id = $1', [orderId, version]);
    return id;
  }

  private async addLine(tx: Tx, line: SnapshotLine, { position, versionId, orderId, buyerId }: LinePlace) {
    const { productId, type, title, thumbnailUrl, amountCents, parts, offer } = line;
    const to = line.ward ? { wardId: line.ward.id, name: line.ward.name } : line.gift;
    const lineId = newId();
    await tx.query(
      `insert into order_lines (id, order_version_id, position, product_id, type, title, thumbnail_url, amount_cents,
                                discount_cents, is_gift, tax_cents, booking_id,
                                offer_id, offer_name, access_days, access_until)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)`,
      [
        lineId,
        versionId,
        position,
        productId,
        type,
        title,
        thumbnailUrl,
        amountCents,
        line.discountCents,
        to !== null,
        line.taxCents,
        line.heldTime?.bookingId ?? null,
        offer?.id ?? null,
        offer?.name ?? null,
        offer?.accessDays ?? null,
        offer?.accessUntil ?? null,
      ],
    );
    if (to) {
      const partIds = parts.map((part) => part.productId);
      const term = { accessDays: offer?.accessDays ?? null, accessUntil: offer && termOf(offer).until };
      const of = { orderLineId: lineId, orderId, buyerId, productId, title, partIds, ...term };
      await this.gifts.prepare(tx, { ...of, to });
    }
    for (const [place, part] of parts.entries()) {
      await tx.query(
        'insert into order_line_parts (order_line_id, product_id, position, type, title) values ($1, $2, $3, $4, $5)',
        [lineId, part.productId, place, part.type, part.title],
      );
    }
  }
}
