import { invalidRequest } from './problem.js';

/** Reads the parameters of a call, and tracks which were never read. */
export class Params {
  private readonly asked = new Set<string>();
  private readonly groups: Params[] = [];

  constructor(
    private readonly fields: FormFields,
    private readonly path = '',
  ) {}

  has(name: string): boolean {
    return name in this.fields;
  }

  text(name: string): string | undefined {
    const value = this.take(name);
    if (typeof value === 'object') throw invalidRequest('Invalid string', undefined, this.label(name));
    return value;
  }

  integer(name: string): number | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    if (!/^-?\d{1,15}$/.test(value)) {
      throw invalidRequest(`Invalid integer: ${value}`, 'parameter_invalid_integer', this.label(name));
    }
    return Number(value);
  }

  flag(name: string): boolean | undefined {
    const value = this.text(name);
    if (value === undefined || value === 'true' || value === 'false') return value && value === 'true';
    throw invalidRequest(`Invalid boolean: ${value}`, undefined, this.label(name));
  }

  oneOf<T extends string>(name: string, allowed: readonly T[]): T | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    const known = allowed.find((choice) => choice === value);
    if (known) return known;
    throw invalidRequest(
      `Invalid ${this.label(name)}: must be one of ${allowed.join(', ')}`,
      undefined,
      this.label(name),
    );
  }

  required<T>(name: string, value: T | undefined): T {
    if (value !== undefined && value !== '') return value;
    const label = this.label(name);
    throw invalidRequest(`Missing required param: ${label}.`, 'parameter_missing', label);
  }

  group(name: string): Params {
    const value = this.take(name);
    if (typeof value === 'string') throw invalidRequest('Invalid object', undefined, this.label(name));
    const group = new Params(value ?? {}, this.label(name));
    this.groups.push(group);
    return group;
  }

  /** Tells whether an empty text clears a group. */
  isEmpty(name: string): boolean {
    return this.fields[name] === '' && this.take(name) === '';
  }

  /** Reads a list of objects. */
  list(name: string): Params[] {
    const group = this.group(name);
    return Object.keys(group.fields).map((index) => group.group(index));
  }

  /** Reads a list of one object at most, because the sandbox plays no longer ones. */
  only(name: string): Params {
    return this.group(name).group('0');
  }

  /** Reads a flat set of texts such as metadata; an empty text instead clears it. */
  texts(name: string): Record<string, string> | '' | undefined {
    const value = this.take(name);
    if (value === undefined || value === '') return value;
    if (typeof value === 'string') throw invalidRequest('Invalid object', undefined, this.label(name));
    const entries = Object.entries(value);
    for (const [key, entry] of entries) {
      if (typeof entry === 'object')
        throw invalidRequest('Invalid string', undefined, `${this.label(name)}[${key}]`);
    }
    return Object.fromEntries(entries) as Record<string, string>;
  }

  refuseUnknown(): void {
    const unknown = Object.keys(this.fields).find((name) => !this.asked.has(name));
    if (unknown !== undefined) {
      const label = this.label(unknown);
      throw invalidRequest(`Received unknown parameter: ${label}`, 'parameter_unknown', label);
    }
    for (const group of this.groups) group.refuseUnknown();
  }

  private take(name: string): FormValue | undefined {
    this.asked.add(name);
    return this.fields[name];
  }

  private label(name: string): string {
    return this.path ? `${this.path}[${name}]` : name;
  }
}

type FormValue = string | FormFields;
interface FormFields {
  [name: string]: FormValue;
}

/** Reads Stripe's form encoding: `card[number]=4242&expand[]=latest_charge` becomes nested fields. */
export function decodeForm(text: string): FormFields {
  const form = newFields();
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.replaceAll(']', '').split('[');
    const last = path.pop() ?? '';
    const owner = path.reduce(enter, form);
    owner[last || nextIndex(owner)] = value;
  }
  return form;
}

/** Returns an object without a prototype, so that a field may have any name, even `__proto__`. */
function newFields(): FormFields {
  return Object.create(null) as FormFields;
}

function enter(owner: FormFields, name: string): FormFields {
  const key = name || nextIndex(owner);
  const present = owner[key];
  if (typeof present === 'object') return present;
  const made = newFields();
  owner[key] = made;
  return made;
}

function nextIndex(owner: FormFields): string {
  return String(Object.keys(owner).length);
}
