import { coach } from './coach.mjs';
import { community } from './community.mjs';
import { learning } from './learning.mjs';
import { member } from './member.mjs';
import { shop } from './shop.mjs';

/**
 * Hot paths. `requests`: those that the nth connection sends in turn. `sql` and `values`: the limit server's whole
 * work for them. `goal`: minimum share of the limit's requests per second. `p99`: maximum milliseconds. `statements`:
 * maximum number of SQL statements for one request of a recently seen person.
 */
export const scenarios = [...shop, ...member, ...learning, ...community, ...coach];

/** Account number that a scenario of each caller kind acts as; undefined for a visitor. */
export const callerOf = { visitor: () => undefined, member: (nth) => nth, coach: () => 0 };
