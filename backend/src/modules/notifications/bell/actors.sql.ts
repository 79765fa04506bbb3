import type { AgeBand } from '../../../kernel/age-bands.js';
import type { Role } from '../../../kernel/roles.js';
import { type Kinship, may, type Person, shownName, STRANGERS } from '../../accounts/index.js';
import type { NotificationKind } from '../kinds/notification-kinds.js';

/** An actor of a notification, as `actorOf` reads one. */
export interface Actor extends Person {
  name: string;
  band: AgeBand | null;
  role: Role;
  kinship: Kinship;
  sharesGroup: boolean;
}

/** The person of a column, as JSON; `me` and `groupIds` are the parameters with the reader and the reader's groups. */
export const actorOf = (column: string, me: string, groupIds: string): string => `(
  select json_build_object('name', h.name, 'role', h.role, 'band', h.band,
    'kinship', case
      when exists (select from guardianships k where k.guardian_id = ${me} and k.ward_id = h.id) then 'guardian'
      when exists (select from guardianships k where k.guardian_id = h.id and k.ward_id = ${me}) then 'ward'
      else 'none' end,
    'sharesGroup', exists (select from grouped_members g where g.account_id = h.id and g.group_id = any(${groupIds}::uuid[])))
  from people h where h.id = ${column})`;

/** Name as this reader may see it (product rules 10.11 and 11.5); undefined: the person is counted but not named. */
export function actorName(reader: Person, kind: NotificationKind, actor: Actor): string | undefined {
  const facts = { ...STRANGERS, kinship: actor.kinship, shareCircle: actor.sharesGroup };
  if (kind === 'post-reacted' && !may(reader, 'see-among-reactions', actor, facts)) return undefined;
  return shownName(reader, actor, facts);
}
