// Differences between two contracts as sentences for API users. Ours, because the libraries that compare OpenAPI 3.1
// are Go and Java programs, and know neither our scopes nor our error codes.

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

/** Limits for which a smaller number is stricter, by side. */
const LIMITS = {
  maxLength: { says: 'at most', unit: ' characters', isUpper: true },
  minLength: { says: 'at least', unit: ' characters', isUpper: false },
  maximum: { says: 'at most', unit: '', isUpper: true },
  minimum: { says: 'at least', unit: '', isUpper: false },
  maxItems: { says: 'at most', unit: ' entries', isUpper: true },
  minItems: { says: 'at least', unit: ' entries', isUpper: false },
};

const code = (text) => `\`${text}\``;
const list = (texts) => texts.map(code).join(', ');
const without = (some, others) => some.filter((one) => !others.includes(one));
const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);

/** Sentences about what was removed, changed and added; `isBreaking` is true for what a correct program can notice. */
export function contractChanges(before, after) {
  return new Comparison(before, after).changes();
}

class Comparison {
  found = new Map();
  /** Shared schemas still to be compared, with their operations. */
  shared = new Map();

  constructor(before, after) {
    this.before = before;
    this.after = after;
  }

  changes() {
    const [old, now] = [operationsOf(this.before), operationsOf(this.after)];
    for (const [name, operation] of old) {
      if (now.has(name)) this.operation(name, operation, now.get(name));
      else this.note('removed', true, `${code(name)} is gone: ${operation.summary}.`);
    }
    for (const [name, { summary }] of now)
      if (!old.has(name)) this.note('added', false, `${code(name)}: ${summary}.`);
    // Comparing a schema finds further ones, which the map gives out in turn.
    for (const { name, direction, operations } of this.shared.values()) {
      const [one, other] = [this.before, this.after].map(({ components }) => components.schemas[name]);
      this.schema({ owner: code(name), direction, operations }, '', one, other);
    }
    return [...this.found.values()].map(({ operations, text, ...change }) => ({
      ...change,
      text: operations.size > 0 ? `${text} (${placesOf(operations)})` : text,
    }));
  }

  /** Records a change. A schema that is both sent and received gets one sentence for both. */
  note(kind, isBreaking, text, operations = []) {
    const known = this.found.get(text);
    const places = new Set([...(known?.operations ?? []), ...operations]);
    this.found.set(text, {
      kind,
      isBreaking: isBreaking || known?.isBreaking === true,
      text,
      operations: places,
    });
  }

  operation(name, before, after) {
    if (after.deprecated && !before.deprecated) this.note('changed', false, `${code(name)} is deprecated.`);
    this.scopes(name, before['x-programs']?.for ?? [], after['x-programs']?.for ?? []);
    this.parameters(name, parametersOf(before, this.before), parametersOf(after, this.after));
    const [sent, takes] = [before, after].map(({ requestBody }) => schemaOf(requestBody));
    this.whole({ owner: code(name), direction: 'request', operation: name }, sent, takes);
    const [old, now] = [before, after].map(({ responses }) => successOf(responses));
    if (old.status !== now.status)
      this.note('changed', true, `${code(name)} answers ${now.status} instead of ${old.status}.`);
    this.whole({ owner: code(name), direction: 'response', operation: name }, schemaOf(old), schemaOf(now));
    const [codes, nowCodes] = [codesOf(before, this.before), codesOf(after, this.after)];
    for (const one of without(nowCodes, codes))
      this.note('added', false, `${code(one)} is a possible refusal.`, [name]);
    for (const one of without(codes, nowCodes))
      this.note('changed', false, `${code(one)} is no longer a possible refusal.`, [name]);
  }

  scopes(name, before, after) {
    if (same(before, after)) return;
    const instead = before.length > 0 ? ` instead of ${list(before)}` : '';
    const text =
      after.length > 0
        ? `Tokens need a scope of ${list(after)}${instead}.`
        : `Tokens are no longer accepted with a scope of ${list(before)}.`;
    this.note('changed', without(before, after).length > 0, text, [name]);
  }

  parameters(name, before, after) {
    for (const [key, { required }] of after)
      if (!before.has(key)) {
        const which = required ? 'required' : 'optional';
        this.note('added', required === true, `${code(name)} has the ${which} parameter ${code(key)}.`);
      }
    for (const [key, parameter] of before) {
      const now = after.get(key);
      if (!now) this.note('removed', true, `${code(name)} has no parameter ${code(key)} any more.`);
      else {
        if (now.required && !parameter.required)
          this.note('changed', true, `${code(name)} requires the parameter ${code(key)}.`);
        const place = { owner: code(name), direction: 'request', operation: name };
        this.schema(place, key, parameter.schema ?? {}, now.schema ?? {});
      }
    }
  }

  /** Compares the whole body of a request or response. */
  whole(place, before, after) {
    if (before && after) return this.schema(place, '', before, after);
    const what = place.direction === 'request' ? 'a body' : 'a response with a body';
    if (after) this.note('changed', place.direction === 'request', `${place.owner} has ${what}.`);
    if (before) this.note('changed', true, `${place.owner} no longer has ${what}.`);
    return undefined;
  }

  schema(place, field, before, after) {
    const [name, newName] = [before, after].map((schema) => nameOf(beyondNull(schema)));
    const [one, other] = [resolved(before, this.before), resolved(after, this.after)];
    const where = field === '' ? place.owner : `${code(field)} of ${place.owner}`;
    const note = (kind, isBreaking, text) => this.note(kind, isBreaking, text, place.operations);
    const isRequest = place.direction === 'request';

    const [kinds, nowKinds] = [kindsOf(one), kindsOf(other)];
    if (!same(kinds, nowKinds)) {
      const isBreaking = without(...(isRequest ? [kinds, nowKinds] : [nowKinds, kinds])).length > 0;
      note('changed', isBreaking, `${where} is ${nowKinds.join(' or ')} instead of ${kinds.join(' or ')}.`);
    }
    // A schema under another name is compared here: names of schemas are not sent.
    if (name && name === newName) return this.share(name, place);
    const [values, nowValues] = [one.enum ?? [], other.enum ?? []];
    if (values.length > 0 && nowValues.length > 0) {
      const [added, gone] = [without(nowValues, values), without(values, nowValues)];
      if (added.length > 0) note('added', false, `${where} can be ${list(added)}.`);
      if (gone.length > 0) note('removed', isRequest, `${where} can no longer be ${list(gone)}.`);
    }
    for (const [limit, { says, unit, isUpper }] of Object.entries(LIMITS)) {
      const [was, is] = [one[limit], other[limit]];
      if (was === is) continue;
      const isNarrower = is !== undefined && (was === undefined || (isUpper ? is < was : is > was));
      const text = is === undefined ? `no longer ${says} ${was}${unit}` : `${says} ${is}${unit}`;
      note('changed', isRequest && isNarrower, `${where} is ${text}${was && is ? `, was ${was}` : ''}.`);
    }
    if (one.format !== other.format && one.format && other.format)
      note('changed', true, `${where} has the format ${code(other.format)} instead of ${code(one.format)}.`);
    this.fields(place, field, one, other);
    if (one.items && other.items) this.schema(place, `${field}[]`, one.items, other.items);
    this.variants(place, field, where, one, other);
    return undefined;
  }

  share(name, { direction, operation, operations = [operation] }) {
    const key = `${direction} ${name}`;
    const known = this.shared.get(key) ?? { name, direction, operations: new Set() };
    for (const one of operations) known.operations.add(one);
    this.shared.set(key, known);
  }

  fields(place, field, before, after) {
    const [old, now] = [before.properties ?? {}, after.properties ?? {}];
    const isRequest = place.direction === 'request';
    const note = (kind, isBreaking, text) => this.note(kind, isBreaking, text, place.operations);
    for (const [name, schema] of Object.entries(now)) {
      const full = field ? `${field}.${name}` : name;
      const isRequired = after.required?.includes(name) ?? false;
      const wasRequired = before.required?.includes(name) ?? false;
      if (!(name in old)) {
        const which = isRequest ? (isRequired ? 'required ' : 'optional ') : '';
        note('added', isRequest && isRequired, `${place.owner} has the ${which}field ${code(full)}.`);
        continue;
      }
      if (isRequired !== wasRequired) {
        const text = isRequired ? 'is always there' : 'can be missing';
        const says = isRequest ? (isRequired ? 'is required' : 'is optional') : text;
        note('changed', isRequest === isRequired, `${code(full)} of ${place.owner} ${says}.`);
      }
      this.schema(place, full, old[name], schema);
    }
    for (const name of without(Object.keys(old), Object.keys(now)))
      note(
        'removed',
        true,
        `${place.owner} has no field ${code(field ? `${field}.${name}` : name)} any more.`,
      );
  }

  /** Compares the alternatives of `oneOf` and `anyOf`, and the parts of `allOf`, by name or, without one, in order. */
  variants(place, field, where, before, after) {
    for (const keyword of ['oneOf', 'anyOf', 'allOf']) {
      const [old, now] = [before, after].map((schema) =>
        (schema[keyword] ?? []).filter((one) => one.type !== 'null'),
      );
      const [names, nowNames] = [old, now].map((schemas) => schemas.map(nameOf).filter(Boolean));
      const note = (kind, isBreaking, text) => this.note(kind, isBreaking, text, place.operations);
      if (names.length > 0 && nowNames.length > 0) {
        const [added, gone] = [without(nowNames, names), without(names, nowNames)];
        if (added.length > 0) note('added', false, `${where} can be ${list(added)}.`);
        if (gone.length > 0) note('removed', true, `${where} can no longer be ${list(gone)}.`);
      }
      for (const name of names) if (nowNames.includes(name)) this.share(name, place);
      const [inline, nowInline] = [old, now].map((schemas) => schemas.filter((one) => !nameOf(one)));
      if (inline.length === nowInline.length)
        for (const [index, one] of inline.entries()) this.schema(place, field, one, nowInline[index]);
      else note('changed', true, `${where} has other alternatives.`);
    }
  }
}

function operationsOf({ paths }) {
  return new Map(
    Object.entries(paths).flatMap(([path, methods]) =>
      METHODS.filter((method) => methods[method]).map((method) => [
        `${method.toUpperCase()} ${path}`,
        methods[method],
      ]),
    ),
  );
}

const nameOf = ({ $ref }) => /^#\/components\/schemas\/(.+)$/.exec($ref ?? '')?.[1];

/** Returns the only alternative to null, or the schema. */
function beyondNull(schema) {
  const alternatives = schema.anyOf ?? schema.oneOf ?? [];
  const [one, ...others] = alternatives.filter(({ type }) => type !== 'null');
  return alternatives.length === 2 && others.length === 0 ? one : schema;
}

/** Follows a reference; a schema or null becomes one schema whose types include null. */
function resolved(schema, contract) {
  if (schema.$ref) {
    const target = schema.$ref.slice('#/'.length).split('/');
    return resolved(
      target.reduce((value, key) => value[key], contract),
      contract,
    );
  }
  const inner = beyondNull(schema);
  if (inner === schema) return schema;
  const one = resolved(inner, contract);
  return { ...one, type: [...[one.type ?? 'any'].flat(), 'null'] };
}

const kindsOf = ({ type = 'any' }) => [type].flat().toSorted();

const parametersOf = ({ parameters = [] }, contract) =>
  new Map(parameters.map((one) => resolved(one, contract)).map((one) => [one.name, one]));

const schemaOf = (body) => Object.values(body?.content ?? {})[0]?.schema;

function successOf(responses) {
  const [status, response] = Object.entries(responses).find(([one]) => one.startsWith('2')) ?? [
    'nothing',
    {},
  ];
  return { ...response, status };
}

/** Codes of an operation's refusals. The catch-all `4XX` lists those that precede every operation. */
function codesOf({ responses }, contract) {
  const refusals = Object.entries(responses).filter(([status]) => /^[45]\d\d$/.test(status));
  return refusals.flatMap(([, response]) => {
    const { allOf = [] } = schemaOf(resolved(response, contract)) ?? {};
    return allOf.flatMap(({ properties }) => properties?.code?.enum ?? []);
  });
}

/** Names the first operation, and the number of further ones. */
function placesOf(operations) {
  const [first, ...others] = operations;
  return others.length > 0 ? `${code(first)} and ${others.length} more` : code(first);
}

const SECTIONS = { removed: 'Removed', changed: 'Changed', added: 'Added' };

/** Writes the sentences as a section of docs/api-changelog.md. */
export function asMarkdown(title, changes) {
  const lines = Object.entries(SECTIONS).flatMap(([kind, heading]) => {
    const texts = changes.filter((one) => one.kind === kind);
    const sorted = [...texts.filter((one) => one.isBreaking), ...texts.filter((one) => !one.isBreaking)];
    const items = sorted.map(({ isBreaking, text }) => `- ${isBreaking ? '**Breaking:** ' : ''}${text}`);
    return items.length > 0 ? ['', `### ${heading}`, '', ...items] : [];
  });
  return [`## ${title}`, ...(lines.length > 0 ? lines : ['', 'Nothing changed for programs.'])].join('\n');
}
