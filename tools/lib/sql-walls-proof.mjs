// A made-up server for `prove-architecture.mjs`: each rule about tables is broken once, next to similar code that
// follows it. Ours, because the rules are our own.
import { SQL_RULES } from './sql-walls.mjs';

const M = 'backend/src/modules';

/** Permissions of the made-up modules: till and desk may read shop, idle may read till, and only desk may call shop. */
export const page = {
  shop: { uses: [], reads: [] },
  till: { uses: [], reads: ['shop'] },
  desk: { uses: ['shop'], reads: ['shop'] },
  idle: { uses: [], reads: ['till'] },
};

const entity = (table, name) => `@Entity('${table}')\nexport class ${name} {}\n`;
const view = (name) => `export const it = publishedView('${name}', { id: 'uuid' });\n`;
const sql = (text) => `export const it = \`${text}\`;\n`;

/** Correct files. */
export const ground = {
  [`${M}/shop/product.entity.ts`]: entity('products', 'Product'),
  [`${M}/shop/shop.views.ts`]: view('product_facts'),
  [`${M}/till/sale.entity.ts`]: entity('sales', 'Sale'),
  [`${M}/till/till.views.ts`]: view('paid_sales'),
  [`${M}/till/on-views.queries.ts`]: sql('select id from product_facts'),
  [`${M}/desk/note.entity.ts`]: entity('notes', 'Note'),
  'backend/src/platform/jobs/job.entity.ts': entity('jobs', 'Job'),
};

/** [the rule that must fail, the file planted, its text] */
export const violations = [
  [SQL_RULES.tables, `${M}/desk/from.queries.ts`, sql('select p.id from products p')],
  [SQL_RULES.tables, `${M}/desk/plain.queries.ts`, `export const it = 'select id from products';\n`],
  [
    SQL_RULES.tables,
    `${M}/desk/room/join.queries.ts`,
    sql('select 1 from notes n left join "products" p on true'),
  ],
  [
    SQL_RULES.tables,
    `${M}/desk/comma.queries.ts`,
    sql('select 1 from notes n, lateral (select 1) x, products p where true'),
  ],
  [
    SQL_RULES.tables,
    `${M}/desk/hole.queries.ts`,
    'export const it = (id: string) => `select ${id} from notes, products`;\n',
  ],
  [SQL_RULES.tables, `${M}/desk/piece.queries.ts`, sql('notes n join products p on p.id = n.id')],
  [SQL_RULES.tables, `${M}/desk/schema.queries.ts`, sql('select 1 from only public.products')],
  [SQL_RULES.tables, `${M}/desk/exists.queries.ts`, sql('select 1 where not exists (select from products)')],
  [
    SQL_RULES.tables,
    `${M}/desk/using.queries.ts`,
    sql('delete from notes n using products p where p.id = n.id'),
  ],
  [
    SQL_RULES.tables,
    `${M}/desk/named-late.queries.ts`,
    "export const it = ['notes', 'products'].map((table) => `select count(*) from ${table}`);\n",
  ],
  [SQL_RULES.tables, `${M}/desk/platform.queries.ts`, sql('select 1 from jobs')],
  [SQL_RULES.tables, 'backend/src/platform/http/planted.ts', sql('select 1 from products')],
  [SQL_RULES.tables, 'backend/src/planted.ts', sql('select 1 from products')],

  [SQL_RULES.reads, `${M}/desk/unlisted.queries.ts`, sql('select id from paid_sales')],
  [
    SQL_RULES.reads,
    `${M}/shop/unlisted.queries.ts`,
    sql('select id from products join paid_sales using (id)'),
  ],
  [SQL_RULES.reads, 'backend/src/platform/http/planted-view.ts', sql('select 1 from product_facts')],

  [SQL_RULES.writes, `${M}/desk/insert.service.ts`, sql('insert into products (id) select id from notes')],
  [SQL_RULES.writes, `${M}/desk/update.service.ts`, sql('update products set title = $1')],
  [SQL_RULES.writes, `${M}/desk/delete.service.ts`, sql('delete from products where id = $1')],
  [SQL_RULES.writes, `${M}/desk/truncate.service.ts`, sql('truncate table products')],
  [SQL_RULES.writes, `${M}/desk/update-view.service.ts`, sql('update product_facts set title = $1')],
  [SQL_RULES.writes, `${M}/shop/own-view.service.ts`, sql('delete from product_facts')],
  [SQL_RULES.writes, `${M}/desk/enqueue.service.ts`, sql('insert into jobs (id) values ($1)')],

  [
    SQL_RULES.rows,
    `${M}/desk/rows.service.ts`,
    "import { Product } from '../shop/index.js';\nexport { Product };\n",
  ],

  // no SQL of idle reads till, and only a test of desk imports shop
  [SQL_RULES.unused, 'idle', undefined],
  [SQL_RULES.unused, 'desk', undefined],
];

/** Imports of the made-up server, as far as permissions to import matter. */
export const cruised = [
  { source: `${M}/desk/set-up.http.spec.ts`, dependencies: [{ resolved: `${M}/shop/index.ts` }] },
  { source: `${M}/till/till.service.ts`, dependencies: [{ resolved: `${M}/shop/index.ts` }] },
];

/** Things that look alike and must stay allowed. */
export const lookAlikes = {
  [`${M}/shop/own.service.ts`]: sql(
    'update products set title = $1 where id = (select id from products limit 1)',
  ),
  [`${M}/shop/own.queries.ts`]: sql('select id from product_facts'),
  [`${M}/desk/listed.queries.ts`]: sql(
    'select products.id from product_facts products for update of products',
  ),
  [`${M}/desk/upsert.service.ts`]: sql(
    'insert into notes values ($1) on conflict (id) do update set products = 1',
  ),
  [`${M}/desk/column.queries.ts`]: sql(
    'select extract(day from sales), n.products from notes n where a is distinct from products order by n.id, products',
  ),
  [`${M}/desk/quoted.queries.ts`]: sql("select 'from products' -- from products\n from notes"),
  [`${M}/desk/prose.service.ts`]: "export const it = 'Taken from products by hand';\n",
  [`${M}/desk/documented.controller.ts`]:
    "@ApiOperation({ summary: 'Select a note from products' })\nexport class It {}\n",
  [`${M}/desk/name.service.ts`]: "export const it = { products: 'products' };\n",
  [`${M}/desk/stamp.entity.ts`]: `import { Product } from '../shop/index.js';\n@ForeignKey(() => Product)\n${entity('stamps', 'Stamp')}`,
  [`${M}/desk/type.service.ts`]:
    "import type { Product } from '../shop/index.js';\nexport type It = Product;\n",
  [`${M}/desk/set-up.http.spec.ts`]: sql('select 1 from products'),
  'backend/src/migrations/1-alike.ts': sql('update products set title = title'),
  'backend/src/demo/alike.ts': sql('insert into products select 1 from sales'),
};
