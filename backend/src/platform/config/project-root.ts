import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root folder of the checkout or image with this code, at any depth: as source, compiled or bundled. */
export const projectRoot = holding('backend/package.json', path.dirname(fileURLToPath(import.meta.url)));

function holding(file: string, folder: string): string {
  if (fs.existsSync(path.join(folder, file))) return folder;
  const above = path.dirname(folder);
  if (above === folder) throw new Error(`No folder above has ${file}`);
  return holding(file, above);
}
