import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../../platform/jobs/handlers.js';
import { CreditsService } from './credits.service.js';

/** Whom the coach gives a package by hand has its sessions. */
@Injectable()
@OnEvent('product.granted', 'coaching.credit-grant')
export class OnProductGranted implements EventListener<'product.granted'> {
  constructor(private readonly credits: CreditsService) {}

  async handle({ accountId, grantId, productIds }: EventMap['product.granted'], tx: Tx): Promise<void> {
    const products = productIds.map((productId) => ({ productId, soldAs: productIds[0]! }));
    await this.credits.give(tx, { accountId, source: 'coach', sourceId: grantId, products });
  }
}
