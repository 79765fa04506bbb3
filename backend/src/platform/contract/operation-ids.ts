import type { OpenAPIObject } from '@nestjs/swagger';
import { METHODS, type Operation } from './operations.js';

type Method = (typeof METHODS)[number];
type Schema = NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>[string];

/** Operations whose path is not enough for a name, such as specification calls and the link in an email's header. */
const NAMED: Readonly<Record<string, string>> = {
  'POST /api/cart': 'addToCart',
  'DELETE /api/cart/{productId}': 'removeFromCart',
  'POST /api/objects/upload': 'createUpload',
  'POST /api/s3/multipart': 'createMultipartUpload',
  'POST /api/s3/remote': 'createRemoteUpload',
  'POST /api/stripe/webhook': 'receiveStripeEvent',
  'GET /api/site/cards/{assetId}': 'getSiteProductCard',
  'GET /api/media/public/{assetId}/{size}': 'getMediaPublicSize',
  'GET /api/site/pictures/{assetId}/{shape}/{size}': 'getSitePictureSize',
  'GET /api/me/lesson-notes': 'searchMyLessonNotes',
  'GET /api/unsubscribe/{token}': 'getSubscription',
  'POST /api/unsubscribe/{token}': 'unsubscribe',
  'POST /api/unsubscribe/{token}/resubscribe': 'resubscribe',
};

const VERBS: Readonly<Record<Exclude<Method, 'get' | 'post'>, string>> = {
  put: 'save',
  patch: 'update',
  delete: 'delete',
};

const isParameter = (segment: string) => segment.startsWith('{');
const singular = (word: string) =>
  word === 'people' ? 'person' : word.replace(/ies$/, 'y').replace(/(?<!s)s$/, '');
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const camel = (segment: string) => segment.split('-').map(capital).join('');

/** Derives a name from the path: singular before an id, and `My` for paths below `me`. */
const nounOf = (segments: readonly string[]): string =>
  segments
    .flatMap((segment, index) => {
      if (isParameter(segment)) return [];
      const next = segments[index + 1];
      if (segment === 'me' && segments.length > 1) return 'My';
      return camel(next !== undefined && isParameter(next) ? singular(segment) : segment);
    })
    .join('');

/** Splits `send-password-link` of a ward into `sendWardPasswordLink`. */
function actOf(act: string, on: readonly string[]): string {
  const [verb = '', ...rest] = act.split('-');
  const noun = on[0] === 'auth' ? '' : on.length === 1 && on[0] === 'me' ? 'My' : nounOf(on);
  return verb + noun + rest.map(capital).join('');
}

/** Returns true if a POST to this path creates something: it answers 201, and the path ends in a plural. */
const creates = (operation: Operation, last: string) =>
  ('201' in operation.responses || '202' in operation.responses) && /(s|^media)$/.test(last);

function answersList(operation: Operation, schemas: Readonly<Record<string, Schema>>): boolean {
  const answer = operation.responses['200'];
  const schema = answer && 'content' in answer ? answer.content?.['application/json']?.schema : undefined;
  const resolved = schema && '$ref' in schema ? schemas[schema.$ref.split('/').at(-1)!] : schema;
  if (!resolved || '$ref' in resolved) return false;
  return resolved.type === 'array' || resolved.properties?.['items'] !== undefined;
}

/** Names an operation by method and path: a verb, then the thing, as in `publishCreatorProduct`. */
function operationIdOf(
  method: Method,
  path: string,
  operation: Operation,
  schemas: Readonly<Record<string, Schema>>,
): string {
  const named = NAMED[`${method.toUpperCase()} ${path}`];
  if (named !== undefined) return named;
  const segments = path.split('/').slice(2);
  const last = segments.at(-1)!;
  if (method === 'get') return (answersList(operation, schemas) ? 'list' : 'get') + nounOf(segments);
  if (method !== 'post') return VERBS[method] + nounOf(segments);
  if (isParameter(last)) return `create${nounOf(segments)}`;
  return creates(operation, last)
    ? `create${nounOf([...segments, '{id}'])}`
    : actOf(last, segments.slice(0, -1));
}

/** Gives every operation its id, which client generators use as the name of a function. */
export function nameOperations({ paths, components }: OpenAPIObject): void {
  for (const [path, operations] of Object.entries(paths))
    for (const method of METHODS) {
      const operation = operations[method];
      if (operation)
        operation.operationId = operationIdOf(method, path, operation, components?.schemas ?? {});
    }
}
