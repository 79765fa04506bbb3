import { extensionsOf, type FileType } from './file-types.js';

export const MEDIA_KINDS = ['image', 'video', 'audio', 'file', 'captions'] as const;
export type MediaKind = (typeof MEDIA_KINDS)[number];

const LONGEST = 200;

/** Returns a name for display and saving: no folders, no invisible characters, and the extension of the file's real type. */
export function safeFileName(
  given: string,
  { kind, extensions }: Pick<FileType, 'kind' | 'extensions'>,
): string {
  const last = given.split(/[/\\]/).at(-1) ?? '';
  // Control and format characters: one of them shows `exe.pdf` as `fdp.exe`.
  const visible = last.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '').replace(/^[\s.]+|[\s.]+$/g, '');
  const lower = visible.toLowerCase();
  // A re-encoded picture may change its extension; an extension of another kind stays part of the name.
  const old = extensionsOf(kind).find((extension) => lower.endsWith(`.${extension}`));
  const stem = old === undefined ? visible : visible.slice(0, -old.length - 1);
  const ending = old !== undefined && extensions.includes(old) ? old : extensions[0];
  return `${cut(stem || 'file', LONGEST - ending.length - 1)}.${ending}`;
}

/** Cuts a text, but never inside a surrogate pair. */
const cut = (text: string, length: number): string => text.slice(0, length).replace(/\p{Cs}$/u, '');
