import { texts } from './texts';
import { locale } from '../../shared/words/language';
import type { AuditEntry } from './audit-log.api';

/** Describes the action with the changed fields or their count, such as 'Changed a product: title, price'. */
export function describeAction({
  action,
  fields,
  count,
}: Pick<AuditEntry, 'action' | 'fields' | 'count'>): string {
  const what = texts.actions[action];
  if (fields.length > 0) return `${what}: ${fields.map(fieldName).join(', ')}`;
  return count === null ? what : `${what} (${count.toLocaleString(locale)})`;
}

/** Returns the name that forms use: 'priceCents' becomes 'price'. */
const fieldName = (field: string): string =>
  field.replace(/(Cents|AssetId)$/, '').replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

export const actorOf = ({ actorName }: AuditEntry): string => actorName ?? texts.gone;

export const subjectOf = ({ subjectId, subjectName, subjectType, memberName }: AuditEntry): string => {
  if (subjectType === 'business' || subjectType === 'site') return texts.subjects[subjectType];
  if (subjectId === null) return texts.several;
  return subjectName ?? memberName ?? texts.subjects[subjectType];
};
