import type { DiscoveryService } from '@nestjs/core';

/** Returns all providers of the application that are objects, each once, even if it has several tokens. */
export function providersOf(discovery: DiscoveryService): object[] {
  const instances = new Set(discovery.getProviders().map(({ instance }): unknown => instance));
  return [...instances].filter((instance) => typeof instance === 'object' && instance !== null);
}
