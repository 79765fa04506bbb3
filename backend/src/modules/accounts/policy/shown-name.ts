import { type Facts, may, type Person } from './may.js';

/** A minor's name as others see it: first name and initial of the last name, 'Lena R.'. */
export function firstNameAndInitial(name: string): string {
  const [first = '', ...rest] = name.trim().split(/\s+/u);
  const initial = [...(rest.at(-1) ?? '')][0];
  return initial ? `${first} ${initial.toUpperCase()}.` : first;
}

export function shownName(
  reader: Person | undefined,
  subject: Person & { name: string },
  facts: Facts,
): string {
  return may(reader, 'see-full-name', subject, facts) ? subject.name : firstNameAndInitial(subject.name);
}
