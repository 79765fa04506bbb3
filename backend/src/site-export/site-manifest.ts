import { buffer } from 'node:stream/consumers';
import { z } from 'zod';
import type { BackupPlace } from '../backup/backup-place.js';
import { CannotStart } from '../platform/config/cannot-start.js';

const file = z.object({
  /** Size of the file in bytes. */
  size: z.number().int(),
  /** SHA-256 of the file in hex, as `sha256sum` writes it. */
  checksum: z.string(),
});

const siteManifest = z.object({
  format: z.literal('sanctum-site/1'),
  madeAt: z.iso.datetime(),
  /** Migrations that made the tables, in the order they ran. */
  migrations: z.array(z.string()),
  /** Rows are in `data/<name>.jsonl`, described by `schema/<name>.schema.json`. */
  tables: z.array(file.extend({ name: z.string(), columns: z.array(z.string()), rows: z.number().int() })),
  sequences: z.array(z.object({ name: z.string(), value: z.string() })),
  /** Each file is in `files/` under its key. */
  files: z.array(
    file.extend({
      key: z.string().refine((key) => !key.split('/').some((part) => part === '' || part.startsWith('.'))),
      contentType: z.string(),
    }),
  ),
});

export type SiteManifest = z.infer<typeof siteManifest>;
export type TableOfSite = SiteManifest['tables'][number];
export type FileOfSite = SiteManifest['files'][number];

export const rowsOf = (table: string): string => `data/${table}.jsonl`;
export const schemaOf = (table: string): string => `schema/${table}.schema.json`;
export const fileOf = (key: string): string => `files/${key}`;

const NAME = 'site.json';

/** Writes JSON on several lines, so that people can read it too. */
export const writeJson = (place: BackupPlace, name: string, value: unknown): Promise<void> =>
  place.write(name, bytesOf(`${JSON.stringify(value, null, 2)}\n`));

async function* bytesOf(text: string): AsyncGenerator<Buffer> {
  yield Buffer.from(text);
}

/** Writes the manifest last: an interrupted export has no manifest and does not count as an export. */
export const writeManifest = (place: BackupPlace, site: SiteManifest): Promise<void> =>
  writeJson(place, NAME, site);

export async function readManifest(place: BackupPlace): Promise<SiteManifest> {
  if (!(await place.list(NAME)).includes(NAME))
    throw new CannotStart(`Found no ${NAME}. This isn’t a site export, or the export was interrupted.`);
  const text = (await buffer(place.read(NAME))).toString();
  const read = siteManifest.safeParse(parsed(text));
  if (!read.success) throw new CannotStart(`Couldn’t read ${NAME}: ${z.prettifyError(read.error)}`);
  return read.data;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new CannotStart(`${NAME} isn’t valid JSON: ${(error as Error).message}`);
  }
}
