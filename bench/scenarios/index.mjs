import { coach } from './coach.mjs';
import { community } from './community.mjs';
import { learning } from './learning.mjs';
import { member } from './member.mjs';
import { shop } from './shop.mjs';

/**
 * Hot paths. `requests` are those that the nth connection sends in turn; `sql` and `values` are the whole of the limit
 * server's work for them. `goal` is the least part of the limit's requests a second, `p99` the most milliseconds,
 * `statements` how many the product may send for one request of somebody it has just seen.
 */
export const scenarios = [...shop, ...member, ...learning, ...community, ...coach];

/** Account number that a scenario of each caller kind acts as; undefined for a visitor. */
export const callerOf = { visitor: () => undefined, member: (nth) => nth, coach: () => 0 };
