import { extensionsOf, type FileType } from './file-types.js';

const LONGEST = 200;

/** A name to show and to save under: no folders, nothing invisible, and the ending of what the file really is. */
export function safeFileName(
  given: string,
  { kind, extensions }: Pick<FileType, 'kind' | 'extensions'>,
): string {
  const last = given.split(/[/\\]/).at(-1) ?? '';
  // Control and format characters: one of them shows `exe.pdf` as `fdp.exe`.
  const visible = last.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '').replace(/^[\s.]+|[\s.]+$/g, '');
  const lower = visible.toLowerCase();
  // A picture that was written anew may change its ending; an ending of another kind stays part of the name.
  const old = extensionsOf(kind).find((extension) => lower.endsWith(`.${extension}`));
  const stem = old === undefined ? visible : visible.slice(0, -old.length - 1);
  const ending = old !== undefined && extensions.includes(old) ? old : extensions[0];
  return `${cut(stem || 'file', LONGEST - ending.length - 1)}.${ending}`;
}

/** Cuts a text, but never within a character of two code units. */
const cut = (text: string, length: number): string => text.slice(0, length).replace(/\p{Cs}$/u, '');
