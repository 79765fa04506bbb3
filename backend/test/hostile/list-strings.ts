/** Texts that a list which puts a sort, a range or a filter into its SQL obeys or breaks on. */

/** A table that stands in the test's database for the statements below to drop. */
export const CANARY = 'hostile_canary';

/** Where a naive build puts a word: behind ORDER BY, into quotes, into an identifier, behind LIMIT. */
const BREAK_OUTS = ['', "'", '"', "')", "'))", '")', '\\', "\\'", "''", '`', '$$', ']', '}', ';'];
const STATEMENTS = [
  `; drop table ${CANARY}; --`,
  ` or 1=1 --`,
  ` union select password_hash from accounts --`,
  `; select pg_sleep(600); --`,
  `, (select pg_sleep(600))`,
  `, (select password_hash from accounts limit 1)`,
  ` asc, (select 1/0)`,
  `; copy accounts to program 'cat' --`,
  `; set role postgres; --`,
  ` limit all offset 0 --`,
  ` and (select count(*) from pg_shadow) > 0 --`,
  `/**/or/**/true`,
  `||(select version())||`,
  `; update accounts set role = 'creator'; --`,
];

/** Columns no list shows, and ways to write them. */
const HIDDEN = [
  ...[
    'password_hash',
    'passwordHash',
    'totp_secret',
    'totpSecret',
    'token_hash',
    'tokenHash',
    'role',
    'sealed',
  ],
  ...[
    'recovery_codes',
    'session_version',
    'blocked_reason',
    'payment_intent_id',
    'object_key',
    'storage_key',
  ],
  ...['is_deleted', 'xmin', 'ctid', 'tableoid', 'oid', '*', '1', '1,2', 'rowid'],
];
const WRITTEN = [
  (column: string) => column,
  (column: string) => `accounts.${column}`,
  (column: string) => `"${column}"`,
  (column: string) => `${column}_gte`,
];

const PROTOTYPES = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'valueOf',
  'length',
];

const ODD = [
  ...[
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    '\ud800',
    'x\udfff',
    '\u202e',
    '\u200b',
    '\ufeff',
    '%',
    '_',
    '%_%',
    '\\',
    '\\%',
  ],
  ...[
    'null',
    'true',
    'false',
    'undefined',
    'NaN',
    'Infinity',
    '-0',
    '0x10',
    '1e309',
    '-1',
    '99999999999999999999',
  ],
  ...['{}', '[]', '[[]]', '{"a":1}', '["a"]', '[null]', '"', '{', '[', '[0', '{"q":', '\t', '\r\n', '\n'],
  ...[
    '${1+1}',
    '{{1+1}}',
    '$1',
    '$2',
    ':id',
    '?',
    '@@version',
    '<script>',
    '../../etc/passwd',
    '%00',
    '%27',
    '%c0%ae',
  ],
  ...['2027-02-31', '0000-00-00', '9999-99-99T99:99:99Z', 'infinity', '-infinity', 'now()', 'today', 'epoch'],
  ...[
    '00000000-0000-0000-0000-000000000000',
    '{0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa}',
    '0192f8a4',
    'gen_random_uuid()',
  ],
  ...[
    'a'.repeat(101),
    'é'.repeat(101),
    "'".repeat(2_000),
    '('.repeat(500),
    '%'.repeat(100),
    '👩‍👧'.repeat(40),
  ],
];

export const HOSTILE_STRINGS: readonly string[] = [
  ...new Set([
    ...BREAK_OUTS.flatMap((out) => STATEMENTS.map((statement) => out + statement)),
    ...HIDDEN.flatMap((column) => WRITTEN.map((write) => write(column))),
    ...PROTOTYPES,
    ...ODD,
  ]),
];

/** No row has these numbers; a list says so, or that there is nothing. */
export const ODD_RANGES: readonly string[] = [
  ...[
    '[0,1000]',
    '[0,1000000000]',
    '[-1,5]',
    '[5,-1]',
    '[9,0]',
    '[0,1e309]',
    '[1e9,1e9]',
    '[0.5,2]',
    '["0","9"]',
  ],
  ...[
    '[0]',
    '[]',
    '[0,1,2]',
    '[[0],[9]]',
    '[null,null]',
    '{"0":0,"1":9}',
    '0-9',
    '9007199254740993',
    '[true,true]',
  ],
  ...['[2147483648,2147483649]', '[9007199254740991,9007199254740991]', '[1000000,1000001]'],
];
