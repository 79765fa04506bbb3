import { z } from 'zod';
import type { BackupPlace } from './backup-place.js';
import { seal, unseal } from './sealed.js';

const table = z.object({
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.number().int(),
  /** SHA-256 of the rows as PostgreSQL writes them in COPY. */
  checksum: z.string(),
});

const file = z.object({
  key: z.string(),
  contentType: z.string(),
  size: z.number().int(),
  etag: z.string(),
  /** SHA-256 of the bytes. */
  checksum: z.string(),
  /** Name of the bytes in the backup place; backups with the same file share it. */
  blob: z.string(),
});

const manifest = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  /** Migrations that made the schema, in the order they ran. */
  migrations: z.array(z.string()),
  tables: z.array(table),
  sequences: z.array(z.object({ name: z.string(), value: z.string() })),
  files: z.array(file),
  /** The secret, if the installation created it itself; without it no second factor can be read. */
  appSecret: z.string().nullable(),
  /** Fingerprint of the secret in use, so that a restore with another secret is refused. */
  appSecretPrint: z.string(),
});

export type TableInBackup = z.infer<typeof table>;
export type FileInBackup = z.infer<typeof file>;
export type Manifest = z.infer<typeof manifest>;

const FOLDER = 'backups/';
const NAME = 'manifest';

export const manifestOf = (id: string): string => `${FOLDER}${id}/${NAME}`;

export const backupOf = (name: string): string => name.slice(FOLDER.length).split('/')[0] ?? '';

export const rowsOf = (id: string, { name }: Pick<TableInBackup, 'name'>): string =>
  `${FOLDER}${id}/rows/${name}`;

/** Writes the manifest last: an interrupted backup has no manifest and does not count as a backup. */
export async function writeManifest(place: BackupPlace, key: string, id: string, content: Manifest) {
  const bytes = Buffer.from(JSON.stringify(content));
  await place.write(manifestOf(id), seal(key, manifestOf(id), [bytes]));
}

export async function readManifest(place: BackupPlace, key: string, id: string): Promise<Manifest> {
  const pieces: Buffer[] = [];
  for await (const piece of unseal(key, manifestOf(id), place.read(manifestOf(id)))) pieces.push(piece);
  return manifest.parse(JSON.parse(Buffer.concat(pieces).toString()));
}

/** Completed backups, newest last. */
export async function backupsAt(place: BackupPlace): Promise<string[]> {
  const names = await place.list(FOLDER);
  return names
    .filter((name) => name.endsWith(`/${NAME}`))
    .map((name) => name.slice(FOLDER.length, -NAME.length - 1))
    .toSorted();
}
