import type { ProductStatus } from '../product-kinds.js';
import { moved, type ProductMove } from './product-states.js';

const no = 'refused';
const table: [ProductMove, ProductStatus, ProductStatus | typeof no][] = [
  ['publish', 'draft', 'published'],
  ['publish', 'published', 'published'],
  ['publish', 'archived', no],
  ['unpublish', 'draft', 'draft'],
  ['unpublish', 'published', 'draft'],
  ['unpublish', 'archived', no],
  ['archive', 'draft', 'archived'],
  ['archive', 'published', 'archived'],
  ['archive', 'archived', 'archived'],
  ['restore', 'draft', 'draft'],
  ['restore', 'published', no],
  ['restore', 'archived', 'draft'],
];

test.each(table)('the move %s turns %s into %s', (move, from, to) => {
  if (to === no) expect(() => moved(from, move)).toThrow(`You can’t do this with a product that is ${from}`);
  else expect(moved(from, move)).toBe(to);
});
