import type { DiscoveryService } from '@nestjs/core';

/** All providers of the application that are objects, each once, also those that are known by several names. */
export function providersOf(discovery: DiscoveryService): object[] {
  const instances = new Set(discovery.getProviders().map(({ instance }): unknown => instance));
  return [...instances].filter((instance) => typeof instance === 'object' && instance !== null);
}
