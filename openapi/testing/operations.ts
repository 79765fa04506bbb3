import type { paths } from '../src/schema';

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** Paths of the contract that have this method. */
export type PathFor<M extends Method> = {
  [P in keyof paths]: paths[P] extends Record<M, object> ? P : never;
}[keyof paths];

type Operation<M extends Method, P extends keyof paths> =
  paths[P] extends Record<M, infer Found> ? Found : never;

type Json<Message, Otherwise> = Message extends { content: { 'application/json': infer Body } }
  ? Body
  : Otherwise;

type Good<Message> = Json<Message, File<Message, void>>;

type File<Message, Otherwise> = Message extends { content: { 'text/csv': string } } ? string : Otherwise;

/** Response body of a successful call according to the contract; void if there is none. */
export type AnswerOf<M extends Method, P extends keyof paths> =
  Operation<M, P> extends { responses: infer Responses }
    ? Good<Responses[keyof Responses & (200 | 201 | 202 | 204)]>
    : never;

/** A call as the server would have seen it. */
export interface Call<M extends Method = Method, P extends keyof paths = keyof paths> {
  path: Operation<M, P> extends { parameters: { path: infer Parameters } } ? Parameters : undefined;
  query: Record<string, string>;
  /** Version in `if-match`, if the call has one. */
  ifMatch?: string;
  body: Operation<M, P> extends { requestBody?: infer Message }
    ? Json<NonNullable<Message>, undefined>
    : undefined;
}

/** The rows of a list. */
export type RowsOf<M extends Method, P extends PathFor<M>> =
  AnswerOf<M, P> extends { items: infer Rows } ? Rows : never;
