export type FormValue = string | FormFields;
export interface FormFields {
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
