import { RouteConfig } from '@nestjs/platform-fastify';
import { FASTIFY_ROUTE_CONFIG_METADATA } from '@nestjs/platform-fastify/constants.js';

/** Adds to Fastify's route config. Nest's own decorator would replace what another decorator has set. */
export const routeConfig =
  (part: Record<string, unknown>): MethodDecorator =>
  (target, key, descriptor) => {
    const known: unknown = Reflect.getMetadata(FASTIFY_ROUTE_CONFIG_METADATA, descriptor.value as object);
    RouteConfig({ ...(known as object | undefined), ...part })(target, key, descriptor);
  };
