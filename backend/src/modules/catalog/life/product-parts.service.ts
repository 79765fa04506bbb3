import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { Tx } from '../../../platform/database/database.js';
import type { ProductType } from '../../../kernel/product-types.js';

/**
 * Data of a product stored in a higher module, like a course's lessons: created, copied, published and deleted with it.
 */
export interface ProductPart {
  begin(tx: Tx, productId: string): Promise<void>;
  copy(tx: Tx, fromProductId: string, toProductId: string): Promise<void>;
  /** Runs when the product has just been published, perhaps again. */
  publish(tx: Tx, productId: string): Promise<void>;
  /** Deletes the part permanently. No one owns the product. */
  discard(tx: Tx, productId: string): Promise<void>;
}

/** Marks a provider that stores a part of every product of this type; found by discovery, like event listeners. */
export const KeepsPartOf = DiscoveryService.createDecorator<ProductType>();

/** Calls the providers that store parts of products. */
@Injectable()
export class ProductPartsService {
  constructor(private readonly discovery: DiscoveryService) {}

  of(type: ProductType): ProductPart[] {
    return this.discovery
      .getProviders({ metadataKey: KeepsPartOf.KEY })
      .filter((wrapper) => this.discovery.getMetadataByDecorator(KeepsPartOf, wrapper) === type)
      .map(({ instance }) => instance as ProductPart);
  }
}
