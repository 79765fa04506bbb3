import { act } from '@testing-library/react';
import { HeldCalls, networkFailure } from './held-calls';
import type { AnswerOf, Call, Method, PathFor, RowsOf } from './operations';
import { Refusal } from './refusal';

type Handler = (call: Call) => unknown;

interface Route {
  method: Method;
  path: string;
  pattern: RegExp;
  handle: Handler;
  calls: Call[];
}

/**
 * Stands in for the server in component tests, with answers typed by the contract. A call without a prepared answer
 * fails the test.
 */
export class Answers {
  private routes: Route[] = [];
  private unexpected: string[] = [];
  private isOnline = true;

  /** Sets the answer from now on: a value, or a function that makes it from the call and may throw a `Refusal`. */
  answer<M extends Method, P extends PathFor<M>>(
    method: M,
    path: P,
    answer: AnswerOf<M, P> | ((call: Call<M, P>) => AnswerOf<M, P> | Promise<AnswerOf<M, P>>),
  ): void {
    this.route(method, path, typeof answer === 'function' ? (answer as Handler) : () => answer);
  }

  /** Sets the rows of a list that has one page, from now on: rows, or a function as in `answer`. */
  list<M extends Method, P extends PathFor<M>>(
    method: M,
    path: P,
    rows: RowsOf<M, P> | ((call: Call<M, P>) => RowsOf<M, P> | Promise<RowsOf<M, P>>),
  ): void {
    this.route(method, path, async (call) => ({
      items: typeof rows === 'function' ? await (rows as Handler)(call) : rows,
      next: null,
    }));
  }

  /** Refuses the calls from now on. */
  refuse<M extends Method>(
    method: M,
    path: PathFor<M>,
    ...refusal: ConstructorParameters<typeof Refusal>
  ): void {
    this.route(method, path, () => {
      throw new Refusal(...refusal);
    });
  }

  /** Holds calls until the test answers each of them. */
  hold<M extends Method, P extends PathFor<M>>(method: M, path: P): HeldCalls<AnswerOf<M, P>> {
    const held = new HeldCalls<AnswerOf<M, P>>();
    this.route(method, path, held.take);
    return held;
  }

  /** Returns the calls so far, oldest first. */
  calls<M extends Method, P extends PathFor<M>>(method: M, path: P): Call<M, P>[] {
    return (this.find(method, path)?.calls ?? []) as Call<M, P>[];
  }

  /** Makes the browser lose its network, or get it back, and report that. */
  setOnline(isOnline: boolean): void {
    this.isOnline = isOnline;
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    act(() => void dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
  }

  /** Replaces the browser's `fetch`. */
  readonly fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    const method = request.method.toLowerCase() as Method;
    if (!this.isOnline) throw networkFailure();
    const route = this.routeFor(method, url.pathname);
    if (!route) {
      this.unexpected.push(`${request.method} ${url.pathname}${url.search}`);
      throw networkFailure();
    }
    const ifMatch = request.headers.get('if-match');
    const call: Call = {
      path: route.pattern.exec(url.pathname)?.groups ?? {},
      query: Object.fromEntries(url.searchParams),
      ...(ifMatch !== null && { ifMatch }),
      body: await bodyOf(request),
    };
    route.calls.push(call);
    return respond(route, call);
  };

  /** Forgets everything. Returns the calls that had no prepared answer. */
  reset(): string[] {
    const { unexpected } = this;
    if (!this.isOnline) this.setOnline(true);
    Object.assign(this, { routes: [], unexpected: [] });
    return unexpected;
  }

  private route(method: Method, path: string, handle: Handler): void {
    const known = this.find(method, path);
    if (known) known.handle = handle;
    else this.routes.push({ method, path, pattern: patternOf(path), handle, calls: [] });
  }

  private find(method: Method, path: string): Route | undefined {
    return this.routes.find((route) => route.method === method && route.path === path);
  }

  /** Finds the route of a path; a literal path wins over one with a parameter in the same position. */
  private routeFor(method: Method, pathname: string): Route | undefined {
    return this.routes
      .filter((route) => route.method === method && route.pattern.test(pathname))
      .sort((one, other) => one.path.split('{').length - other.path.split('{').length)[0];
  }
}

const patternOf = (path: string): RegExp => new RegExp(`^${path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);

async function bodyOf(request: Request): Promise<Call['body']> {
  const text = await request.text();
  return (text === '' ? undefined : JSON.parse(text)) as Call['body'];
}

async function respond({ handle }: Route, call: Call): Promise<Response> {
  try {
    const body = await handle(call);
    if (body === undefined) return new Response(null, { status: 204 });
    if (typeof body === 'string') return new Response(body);
    // Paged lists include the total number of rows.
    const range = Array.isArray(body) && `items 0-${body.length}/${body.length}`;
    return Response.json(body, range ? { headers: { 'content-range': range } } : {});
  } catch (error) {
    if (error instanceof Refusal) return error.toResponse();
    throw error;
  }
}

/** The one server of a test. `setup-screens.ts` puts it in place of `fetch` and empties it after each test. */
export const answers = new Answers();
