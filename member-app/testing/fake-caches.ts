/** The browser’s cache, as far as our service worker uses it. */
export function fakeCaches(): CacheStorage {
  const caches = new Map<string, Map<string, Response>>();
  const urlOf = (request: RequestInfo | URL): string =>
    new URL(request instanceof Request ? request.url : request, 'http://localhost:3000').href;
  const cacheOf = (stored: Map<string, Response>) => ({
    match: (request: RequestInfo) => Promise.resolve(stored.get(urlOf(request))?.clone()),
    put: (request: RequestInfo, response: Response) => {
      stored.set(urlOf(request), response);
      return Promise.resolve();
    },
    delete: (request: RequestInfo) => Promise.resolve(stored.delete(urlOf(request))),
    keys: () => Promise.resolve([...stored.keys()].map((url) => ({ url }))),
  });
  const storage = {
    open: (name: string) => {
      const stored = caches.get(name) ?? new Map<string, Response>();
      caches.set(name, stored);
      return Promise.resolve(cacheOf(stored));
    },
    delete: (name: string) => Promise.resolve(caches.delete(name)),
  };
  return storage as unknown as CacheStorage;
}
