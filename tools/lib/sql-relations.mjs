// Ours, because parsers of SQL take whole statements, and ours are put together from pieces.
/** Stands for what is put into a text at run time. */
export const HOLE = '\u0000';

const TOKENS = /'(?:[^']|'')*'|--[^\n]*|\/\*[\s\S]*?\*\/|"[^"]*"|[\p{L}_][\p{L}\p{N}_$]*|\S/gu;
const WORD = /^(?:"[^"]*"|[\p{L}_].*)$/u;

const SPEAKS_SQL = /\b(?:select|insert|update|delete|truncate|join|exists|lock)\b|^\s*(?:from|using|with)\b/i;
const JOINS = new Set(['join', 'left', 'right', 'full', 'inner', 'cross', 'natural']);
const ENDS_FROM = new Set(
  'where group order having limit offset fetch window for union intersect except select set returning'.split(
    ' ',
  ),
);
/** Words between a keyword and its name. */
const FILLERS = new Set(['only', 'lateral', 'table']);
/** Words after `update` that show that no table is updated. */
const NO_UPDATE = new Set(['set', 'of', 'skip', 'nowait']);
/** Functions with a `from` of their own. */
const WITH_FROM = new Set(['extract', 'substring', 'trim', 'overlay']);

/**
 * Tables and views named in a text, and whether it writes them. A text may be a part of a statement; `name` is a HOLE
 * if it is inserted at run time. A text that is not SQL names nothing.
 */
export function relationsIn(text) {
  const tokens = (text.match(TOKENS) ?? []).filter((token) => !/^(?:'|--|\/\*)/.test(token));
  const words = tokens.map((token) => token.toLowerCase());
  if (!SPEAKS_SQL.test(text) && !beginsWithJoin(words)) return [];

  const found = [];
  const take = (at, writes) => {
    const name = nameAt(words, at, writes);
    if (name !== undefined) found.push({ name, writes });
  };
  // Context of a token: the function it is an argument of, and whether the list after a FROM continues.
  const depths = [{ inFrom: beginsWithJoin(words) }];
  if (beginsWithJoin(words)) take(0, false);
  for (const [at, word] of words.entries()) {
    const depth = depths.at(-1);
    const before = words[at - 1];
    if (word === '(') depths.push({ call: before, inFrom: false });
    else if (word === ')' && depths.length > 1) depths.pop();
    else if (word === ',' && depth.inFrom) take(at + 1, false);
    else if (word === 'from' && before !== 'distinct' && !WITH_FROM.has(depth.call)) {
      take(at + 1, before === 'delete');
      depth.inFrom = true;
    } else if (word === 'using' && words[at + 1] !== '(') {
      take(at + 1, false);
      depth.inFrom = true;
    } else if (word === 'join') take(at + 1, false);
    else if (word === 'into' || word === 'truncate' || word === 'lock') take(at + 1, true);
    else if (word === 'update' && !NO_UPDATE.has(words[at + 1])) take(at + 1, true);
    else if (ENDS_FROM.has(word)) depth.inFrom = false;
  }
  return found;
}

/** The name after a keyword; undefined: a sub-select, a function or a foreign schema. */
function nameAt(words, at, writes) {
  let place = at;
  while (FILLERS.has(words[place])) place++;
  if (words[place] === 'public' && words[place + 1] === '.') place += 2;
  const name = words[place];
  if (name === HOLE) return HOLE;
  const next = words[place + 1];
  // `insert into notes (id)` names columns where a read would call a function
  if (name === undefined || !WORD.test(name) || next === '.' || (next === '(' && !writes)) return undefined;
  return name.replaceAll('"', '');
}

/** A part such as `accounts a join …`, placed after a FROM elsewhere. */
function beginsWithJoin([name, ...rest]) {
  if (name === undefined || !WORD.test(name) || JOINS.has(name)) return false;
  const afterAlias = rest.slice(rest[0] === 'as' ? 1 : 0);
  return JOINS.has(rest[0]) || (WORD.test(afterAlias[0] ?? '') && JOINS.has(afterAlias[1]));
}
