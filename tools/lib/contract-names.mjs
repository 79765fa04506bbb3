// Names and kinds of the contract's fields (docs/api.md). Ours, because a general linter knows neither our words nor
// the specification's. Each rule has a planted mistake that it must find and a look-alike that it must accept.

const SPECIFICATION = 'a field of the specification';
const FOREIGN = 'a field of a foreign protocol';

/** Fields that keep their names, with the reason. An unnecessary entry is itself a complaint. */
const EXCEPTIONS = {
  'AppManifestResponse.background_color': FOREIGN,
  'AppManifestResponse.short_name': FOREIGN,
  'AppManifestResponse.start_url': FOREIGN,
  'AppManifestResponse.theme_color': FOREIGN,
  'CreatorProductResponse.studentsCount': SPECIFICATION,
  'EditMemberRequest.birthday': SPECIFICATION,
  'FileWidgetInput.filename': SPECIFICATION,
  'LearnerModuleResponse.unlockDate': SPECIFICATION,
  'MeResponse.showLevelPublicly': SPECIFICATION,
  'PartRequest.ETag': FOREIGN,
  'PartRequest.PartNumber': FOREIGN,
  'PutStudentRequest.birthday': SPECIFICATION,
  'StartMultipartRequest.filename': SPECIFICATION,
  'StudentMessageResponse.timestamp': SPECIFICATION,
  'StudentModuleResponse.unlockDate': SPECIFICATION,
  'StudentRecordResponse.birthday': SPECIFICATION,
  'StudentResponse.birthday': SPECIFICATION,
  'UpdateMeRequest.showLevelPublicly': SPECIFICATION,
  'UploadTicketResponse.uploadURL': SPECIFICATION,
  'UploadedPartResponse.ETag': FOREIGN,
  'UploadedPartResponse.PartNumber': FOREIGN,
  'UploadedPartResponse.Size': FOREIGN,
  'WebhookResponse.received': FOREIGN,
};

/** Sets of values that keep their spelling: codes of a standard, names the specification quotes, and CSV columns. */
const SPELLED_ENUMS = {
  Country: 'ISO 3166',
  Emoji: 'the reactions themselves',
  StudentColumn: 'fields of a student',
  WidgetType: SPECIFICATION,
};
/** The envelope of a webhook, as Standard Webhooks names it. */
const FOREIGN_FIELDS = /Webhook\.timestamp$/;
const QUOTED_FIELDS = /\.(category|tags|topics)$|\.parameters\.tag$/;
const QUOTED_VALUES = new Set(['opinionScale', '-price']);

const MONEY =
  /^(amount|price|subtotal|tax|fees?|net|revenue|refunds|discount|averageSale|totalSpent)$|^amount[A-Z]|[a-z](Price|Amount|Revenue|Net)$/;
const SNAKE = /^[a-z0-9]+(_[a-z0-9]+)*([.:][a-z0-9]+(_[a-z0-9]+)*)*$/;

const kindsOf = ({ type }) => [type].flat();
const isNumber = (schema) => kindsOf(schema).some((kind) => kind === 'integer' || kind === 'number');

const RULES = {
  'camel-case': {
    says: 'a field is written in camelCase, and Url, Id like words',
    breaks: (name) => !/^[a-z][a-zA-Z0-9]*$/.test(name) || /[A-Z]{3,}/.test(name),
    planted: ['uploadURL', { type: 'string' }],
    spared: ['uploadUrl', { type: 'string' }],
  },
  boolean: {
    says: 'true or false is named is, has, can, needs, uses, wants or shows',
    breaks: (name, schema) =>
      kindsOf(schema).includes('boolean') && !/^(is|has|can|needs|uses|wants|shows)[A-Z]/.test(name),
    planted: ['published', { type: 'boolean' }],
    spared: ['isPublished', { type: ['boolean', 'null'] }],
  },
  money: {
    says: 'money is a decimal string, never a number or cents',
    breaks: (name, schema) => /(^c|C)ents/.test(name) || (MONEY.test(name) && isNumber(schema)),
    planted: ['priceCents', { type: 'integer' }],
    spared: ['price', { type: 'string' }],
  },
  count: {
    says: 'a count is named by one thing and Count, such as studentCount',
    breaks: (name, schema) =>
      /(sCount|^(numberOf|countOf)[A-Z]\w*)$/.test(name) ||
      (isNumber(schema) && /^(students|courses|orders|products|downloads)([A-Z]\w*)?$/.test(name)),
    planted: ['studentsCount', { type: 'integer' }],
    spared: ['studentCount', { type: 'integer' }],
  },
  address: {
    says: 'an address is named url or ends with Url',
    breaks: (name, schema) =>
      /(^link|Link|[Hh]ref|Ur[iI]|URL)$/.test(name) || (schema.format === 'uri' && !/(^u|U)rl$/.test(name)),
    planted: ['meetingLink', { type: 'string' }],
    spared: ['meetingUrl', { type: 'string', format: 'uri' }],
  },
  duration: {
    says: 'a length of time is in seconds and ends with Seconds; calendar days end with Days',
    breaks: (name, schema) =>
      isNumber(schema) &&
      /(^m|M)inutes|(^h|H)ours|(^m|M)illiseconds|Ms$|(^d|D)uration$|(^seconds|Seconds)[A-Z]/.test(name),
    planted: ['noticeMinutes', { type: 'integer' }],
    spared: ['noticeSeconds', { type: 'integer' }],
  },
  'file-name': {
    says: 'the name and size of a file are fileName and fileSize',
    breaks: (name) => /^(filename|file_name|originalName|size)$/.test(name),
    planted: ['filename', { type: 'string' }],
    spared: ['fileName', { type: 'string' }],
  },
  birth: {
    says: 'a day of birth is birthDate',
    breaks: (name) => /^(birthday|dob|dateOfBirth|birthdate|bornOn)$/i.test(name) && name !== 'birthDate',
    planted: ['birthday', { type: 'string', format: 'date' }],
    spared: ['birthDate', { type: 'string', format: 'date' }],
  },
  moment: {
    says: 'a moment ends with At, or begins or ends a span (From, Until, Since)',
    breaks: (name, schema) =>
      schema.format === 'date-time' && /(Date|Time|[Tt]imestamp|[a-z]On|^memberSince)$/.test(name),
    planted: ['unlockDate', { type: 'string', format: 'date-time' }],
    spared: ['unlocksAt', { type: 'string', format: 'date-time' }],
  },
};

const brokenBy = (name, schema) => Object.keys(RULES).filter((rule) => RULES[rule].breaks(name, schema));

/** Yields every named field of a schema, with the path to it. */
function* fieldsOf(schema, path) {
  if (schema === null || typeof schema !== 'object') return;
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    yield { path: `${path}.${name}`, name, schema: field };
    yield* fieldsOf(field, `${path}.${name}`);
  }
  for (const inner of [
    schema.items,
    ...(schema.oneOf ?? []),
    ...(schema.anyOf ?? []),
    ...(schema.allOf ?? []),
  ])
    yield* fieldsOf(inner, path);
}

/** Keys of a schema that say nothing about a value's place. */
const UNNAMED = /^(properties|items|schema|oneOf|anyOf|allOf|\d+)$/;

/** Yields every list of values, anywhere; a parameter's is named after it. */
function* enumsOf(node, path) {
  if (node === null || typeof node !== 'object') return;
  if (Array.isArray(node.enum)) yield { path, values: node.enum };
  const at = typeof node.in === 'string' ? `${path}.${node.name}` : path;
  for (const [key, inner] of Object.entries(node))
    if (!/^(enum|examples?)$/.test(key)) yield* enumsOf(inner, UNNAMED.test(key) ? at : `${at}.${key}`);
}

function misspelled({ path, values }) {
  const name = path.split('.').at(-1);
  if (name in SPELLED_ENUMS || QUOTED_FIELDS.test(path)) return [];
  return values.filter(
    (value) => typeof value === 'string' && !SNAKE.test(value) && !QUOTED_VALUES.has(value),
  );
}

/** Returns complaints about field names and spellings of values, for the whole contract. */
export function namesComplainedAbout(contract) {
  const complaints = [];
  const kept = new Set();
  for (const [schemaName, schema] of Object.entries(contract.components.schemas))
    for (const { path, name, schema: field } of fieldsOf(schema, schemaName)) {
      const broken = FOREIGN_FIELDS.test(path) ? [] : brokenBy(name, field);
      if (broken.length > 0 && path in EXCEPTIONS) kept.add(path);
      else complaints.push(...broken.map((rule) => `field-${rule}: ${RULES[rule].says}\n    at ${path}`));
    }
  for (const path of Object.keys(EXCEPTIONS))
    if (!kept.has(path)) complaints.push(`field-exception: breaks no rule any more\n    at ${path}`);
  for (const found of [...enumsOf(contract.components.schemas, ''), ...enumsOf(contract.paths, '')])
    complaints.push(
      ...misspelled(found).map(
        (value) => `enum-snake-case: write ${value} in snake_case\n    at ${found.path}`,
      ),
    );
  return complaints;
}

/** Returns rules that overlook their planted mistake, or complain about its look-alike. */
export function unprovenNameRules() {
  const unproven = Object.entries(RULES).filter(
    ([, { breaks, planted, spared }]) => !breaks(...planted) || breaks(...spared),
  );
  const planted = misspelled({
    path: '.Kind',
    values: ['by-hand', 'byHand', 'by_hand', 'order.paid', 'shop:read'],
  });
  return [
    ...unproven.map(([rule]) => `field-${rule}: does not find its planted mistake, or finds its look-alike`),
    ...(planted.join() === 'by-hand,byHand' ? [] : ['enum-snake-case: does not find its planted mistakes']),
  ];
}
