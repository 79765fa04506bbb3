// Rules for paths, methods, answers and ids of operations, which no linter offers. docs/api.md states them.

/** First words of actions: a POST ends in one of them, or creates something. The buttons' words; `un-` undoes. */
const VERBS = new Set(
  `accept add adjust approve archive ask block cancel change check choose claim close complete confirm convert count create
   decline discard dismiss duplicate export forgot give grant hand hide import invite issue join leave link login logout mark
   move mute open pause pin prepare preview publish react record redeem refresh register remove renew reopen reorder replace replay report
   resend reset restore resubscribe resume revoke rsvp run save schedule send set share show sign start take test turn unaccept
   unblock undo unmark unmute unpin unpublish unsave unshare update verify warn withdraw`.split(/\s+/),
);
/** Actions that answer with their result instead of a record. */
const GIVES_SOMETHING_ELSE = new Set([
  'check',
  'create',
  'export',
  'import',
  'issue',
  'prepare',
  'preview',
  'redeem',
  'renew',
  'replace',
  'start',
  'test',
]);
const METHOD_VERBS = { get: ['get', 'list', 'search'], put: ['save'], patch: ['update'], delete: ['delete'] };
/** Nouns, participles and adverbs that stood for acts: publication, hiding, pinned, approval, earlier. */
const ACT_AS_NOUN = /(?:tion|ing|[^e]ed|[^n]al|ier|^seen|^read)$/;
const PLURAL = /(?:s|^media|^people)$/;

/**
 * Paths of the coach that the specification puts elsewhere than under `/api/creator`. A resource has one place, so what
 * is below one of them stays there, too.
 */
const COACH_ELSEWHERE = [
  '/api/students',
  '/api/student-notes',
  '/api/circles',
  '/api/pods',
  '/api/courses',
  '/api/digital-files',
  '/api/products/{id}/course',
  '/api/s3',
];

/** Singular words before an id: the specification's, a log, documents, levels, and a link in a mail's header. */
const SINGULAR = new Set([
  'cart',
  'course-progress',
  'legal',
  'mail-log',
  'multipart',
  'outline',
  'public',
  'unsubscribe',
]);

/** Operations with an exceptional method, path or answer, and why. */
const EXCEPTIONS = {
  'POST /api/cart': 'specification: adds to the cart',
  'DELETE /api/cart/{productId}': 'specification',
  'PATCH /api/course-progress/{courseId}':
    'specification: sent every five seconds of a video, answers nothing',
  'POST /api/objects/upload': 'specification: answers where the file is to be sent',
  'POST /api/s3/multipart': 'specification: the protocol of the upload library',
  'DELETE /api/s3/multipart/{uploadId}': 'specification: the protocol of the upload library',
  'POST /api/s3/multipart/{uploadId}/complete': 'specification: the protocol of the upload library',
  'POST /api/s3/remote': 'specification: the protocol of the upload library; not offered',
  'POST /api/creator/pages/{pageId}/widgets/reorder': 'specification: answers the lesson’s new version',
  'DELETE /api/creator/widgets/{id}': 'answers the lesson’s new version, on which the next change is based',
  'PUT /api/cart/coupon': 'answers the cart’s summary, whose prices it changes',
  'POST /api/me/api-tokens': 'answers the token itself, once',
  'POST /api/creator/webhooks': 'answers its secret as well, once',
  'POST /api/me/coaching/offerings/{id}/holds': 'answers what is to be paid; nothing reads a hold',
  'POST /api/me/coaching/bookings/{id}/holds': 'answers what is to be paid; nothing reads a hold',
  'POST /api/community/posts/{id}/comments': 'answers the comment alone; the list has it with its replies',
  'PUT /api/me/reviews/{productId}': 'GET answers it within an object, because there may be none yet',
  'PATCH /api/me/lesson-notes/{noteId}': 'answers the note as the list of its lesson has it',
  'POST /api/me/totp/confirm': 'answers the recovery codes, once',
  'POST /api/learning/lessons/{lessonId}/complete': 'answers the progress of the course',
  'POST /api/learning/lessons/{lessonId}/reopen': 'answers the progress of the course',
  'POST /api/community/posts/{id}/react': 'answers how often each emoji is there',
  'POST /api/creator/lessons/{lessonId}/versions/{versionId}/restore': 'answers the lesson’s new version',
  'POST /api/creator/student-tags/add': 'answers the tag and how many students got it',
  'POST /api/creator/student-tags/{id}/remove': 'answers the tag and how many students lost it',
  'POST /api/stripe/webhook': 'called by Stripe',
};

const METHODS = ['get', 'put', 'post', 'delete', 'patch'];
const above = (path) => path.slice(0, path.lastIndexOf('/'));
const isParameter = (segment) => segment.startsWith('{');
const firstWord = (text) => /^[a-z]+/.exec(text)?.[0] ?? '';

/** Name of an answer's schema, in brackets for a list; null: no body. */
function answerOf(operation, status, schemas) {
  const content = operation?.responses?.[status]?.content;
  if (!content) return null;
  const schema = content['application/json']?.schema ?? {};
  const name = ({ $ref, ...rest }) => $ref ?? JSON.stringify(rest);
  if (schema.type === 'array') return `[${name(schema.items)}]`;
  const items = schemas[schema.$ref?.split('/').at(-1)]?.properties?.items?.items;
  return items ? [name(schema), `[${name(items)}]`].join(' ') : name(schema);
}

/** Answers of the GETs at this path and the nearest above it: the record, and the list that contains it. */
function readAt(paths, path, schemas) {
  const answers = (at) =>
    [
      at,
      ...Object.keys(paths).filter((one) => one.startsWith(`${at}/{`) && one.lastIndexOf('/') === at.length),
    ]
      .map((one) => answerOf(paths[one]?.get, '200', schemas))
      .filter((answer) => answer?.includes('#/components/schemas/'));
  for (let at = path; at.length > '/api'.length; at = above(at)) {
    // paths deeper below /api/me are not about the account
    if (at === '/api/me' && above(path) !== at) break;
    const read = answers(at);
    if (read.length > 0)
      return (isParameter(at.split('/').at(-1)) ? [...read, ...answers(above(at))] : read).join(' ');
  }
  return null;
}

/** Returns whether this is the record that a GET answers, or one of the list that it answers. */
function isRecord(answer, read) {
  if (read === null) return true;
  const names = read.split(' ');
  return (
    answer !== null && answer.split(' ').some((one) => names.includes(one) || names.includes(`[${one}]`))
  );
}

/** Returns true if a GET answers this, such as a booking that is created at an offering and read among the bookings. */
const isRead = (answer, get, schemas) => answer !== null && answer === answerOf(get, '200', schemas);

/** A react-admin list: it answers a deletion with the id. */
const isSimpleRest = (paths, path) =>
  JSON.stringify(paths[above(path)]?.get?.parameters ?? []).includes('ListRange');

const rules = {
  'post-ends-in-verb': ({ method, path, last, operation }) =>
    method === 'post' &&
    !isParameter(last) &&
    !VERBS.has(firstWord(last)) &&
    !(PLURAL.test(last) && ['201', '202'].some((status) => status in operation.responses)) &&
    `a POST ends in a verb or creates one of a plural: ${path}`,
  'act-is-post': ({ method, last }) =>
    !['get', 'post'].includes(method) && VERBS.has(firstWord(last)) && 'an action is a POST',
  'act-is-no-noun': ({ method, last }) =>
    method !== 'get' &&
    !VERBS.has(firstWord(last)) &&
    ACT_AS_NOUN.test(last) &&
    `an action is a verb, not “${last}”`,
  'change-answers-record': ({ method, path, operation, paths, schemas }) =>
    ['put', 'patch'].includes(method) &&
    !isRecord(answerOf(operation, '200', schemas), readAt(paths, path, schemas)) &&
    `${method.toUpperCase()} answers 200 with the record, as GET does`,
  'delete-answers-nothing': ({ method, path, operation, paths, schemas }) =>
    method === 'delete' &&
    !(
      '204' in operation.responses ||
      (isSimpleRest(paths, path) && answerOf(operation, '200', schemas)?.endsWith('/RemovedResponse'))
    ) &&
    'DELETE answers 204, or in a simple-rest list 200 with the id',
  'creation-answers-record': ({ method, path, last, operation, paths, schemas }) =>
    method === 'post' &&
    '201' in operation.responses &&
    !VERBS.has(firstWord(last)) &&
    !Object.values(paths).some(({ get }) => isRead(answerOf(operation, '201', schemas), get, schemas)) &&
    !isRecord(answerOf(operation, '201', schemas), readAt(paths, path, schemas)) &&
    'a POST that creates answers 201 with the record',
  'act-answers-record': ({ method, path, last, operation, paths, schemas }) => {
    const answer = answerOf(operation, '200', schemas);
    const isAct = method === 'post' && VERBS.has(firstWord(last)) && '200' in operation.responses;
    return (
      isAct &&
      !GIVES_SOMETHING_ELSE.has(firstWord(last)) &&
      !isRecord(answer, readAt(paths, path, schemas)) &&
      'an action answers 200 with the record, 204 without one, or 202 for work that goes on'
    );
  },
  'coach-under-creator': ({ path, operation }) => {
    const isOfCoach = /Available to the coach\./.test(operation.description ?? '');
    const isThere = path.startsWith('/api/creator/');
    const isElsewhere = COACH_ELSEWHERE.some((at) => path === at || path.startsWith(`${at}/`));
    return (
      isOfCoach !== isThere &&
      !(isOfCoach && isElsewhere) &&
      'what only the coach may call, and nothing else, is under /api/creator'
    );
  },
  'path-words': ({ path }) => {
    const segments = path.split('/').slice(1);
    const wrong = segments.find((segment, index) =>
      isParameter(segment)
        ? !/^\{[a-z][A-Za-z]*\}$/.test(segment)
        : !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(segment) ||
          (isParameter(segments[index + 1] ?? '') && !PLURAL.test(segment) && !SINGULAR.has(segment)),
    );
    return wrong !== undefined && `a path is in kebab-case, and plural before an id, not “${wrong}”`;
  },
  'parameter-name': ({ path, paths }) => {
    const before = path.slice(0, path.indexOf('/{') + 1);
    const name = path.slice(before.length).split('/')[0] ?? '';
    const others = Object.keys(paths).filter((one) => one.startsWith(`${before}{`));
    const other = others.find((one) => one.slice(before.length).split('/')[0] !== name);
    return (
      before !== '' &&
      other !== undefined &&
      `a parameter has one name, not ${name} here and another in ${other}`
    );
  },
  'operation-id': ({ method, operation: { operationId = '' }, ids }) => {
    const verbs = METHOD_VERBS[method] ?? ['create', 'receive', 'unsubscribe', ...VERBS];
    if (!/^[a-z][A-Za-z0-9]*$/.test(operationId) || !verbs.includes(firstWord(operationId)))
      return `an operationId is a verb and a noun in camelCase, not “${operationId}”`;
    return ids.filter((id) => id === operationId).length > 1 && `two operations have the id ${operationId}`;
  },
};

/** Names of the rules, each of which has a proof. */
export const OPERATION_RULES = Object.keys(rules);

function faultsOf({ paths, components: { schemas = {} } = {} }) {
  const all = Object.entries(paths).flatMap(([path, operations]) =>
    METHODS.filter((method) => method in operations).map((method) => ({
      method,
      path,
      operation: operations[method],
      last: path.split('/').at(-1),
    })),
  );
  const ids = all.map(({ operation }) => operation.operationId);
  return all.flatMap((one) => {
    const name = `${one.method.toUpperCase()} ${one.path}`;
    return Object.entries(rules).flatMap(([rule, faultOf]) => {
      const fault = faultOf({ ...one, paths, schemas, ids });
      return fault ? [{ rule, name, message: `${rule}: ${fault}\n    at ${name}` }] : [];
    });
  });
}

/** Returns what is wrong with the operations of a contract, with the name of the rule. */
export const operationFaults = (document) => faultsOf(document).filter(({ name }) => !(name in EXCEPTIONS));

/** Unused exceptions. */
export function staleExceptions(document) {
  const needed = new Set(faultsOf(document).map(({ name }) => name));
  return Object.keys(EXCEPTIONS).filter((name) => !needed.has(name));
}
