import { Injectable } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';

interface Route {
  pattern: RegExp;
  methods: Set<string>;
}

/** All addresses that the server knows with their methods, for answering calls with another method. */
@Injectable()
export class Routes {
  private readonly known = new Map<string, Route>();

  watch(fastify: FastifyInstance): void {
    fastify.addHook('onRoute', ({ url, method }) => {
      // A wildcard route does not determine a specific URL.
      if (url.includes('*')) return;
      const route = this.known.get(url) ?? { pattern: patternOf(url), methods: new Set() };
      for (const one of [method].flat()) route.methods.add(one);
      this.known.set(url, route);
    });
  }

  /** Returns the methods of an address; none for one that the server does not know. */
  methodsOf(pathname: string): string[] {
    const methods = [...this.known.values()]
      .filter(({ pattern }) => pattern.test(pathname))
      .flatMap((route) => [...route.methods]);
    return [...new Set(methods)].toSorted();
  }
}

const patternOf = (url: string): RegExp =>
  new RegExp(
    `^${url
      .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
      .replace(/:\w+/g, '[^/]+')
      .replace(/\/$/, '')}/?$`,
  );
