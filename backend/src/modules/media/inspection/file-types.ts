import type { MediaKind } from './media-kinds.js';

export interface FileType {
  kind: MediaKind;
  mimeType: string;
  aliases: readonly string[];
  /** File extensions; a file with a wrong one gets the first. */
  extensions: readonly [string, ...string[]];
  /** True if only the coach can upload it: members share nothing that has to be converted or unpacked. */
  isForCoach?: true;
}

/** Every type of file that may be uploaded (product rule 7.3). No SVG and no HTML: they can run scripts. */
export const FILE_TYPES = {
  png: { kind: 'image', mimeType: 'image/png', aliases: [], extensions: ['png'] },
  jpeg: { kind: 'image', mimeType: 'image/jpeg', aliases: ['image/jpg'], extensions: ['jpg', 'jpeg'] },
  webp: { kind: 'image', mimeType: 'image/webp', aliases: [], extensions: ['webp'] },
  gif: { kind: 'image', mimeType: 'image/gif', aliases: [], extensions: ['gif'] },
  avif: { kind: 'image', mimeType: 'image/avif', aliases: [], extensions: ['avif'] },
  tiff: { kind: 'image', mimeType: 'image/tiff', aliases: [], extensions: ['tif', 'tiff'] },
  bmp: { kind: 'image', mimeType: 'image/bmp', aliases: ['image/x-ms-bmp'], extensions: ['bmp'] },
  /** iPhone photos. Recognized only to explain the refusal: our libraries have no free decoder for HEVC. */
  heic: { kind: 'image', mimeType: 'image/heic', aliases: ['image/heif'], extensions: ['heic', 'heif'] },
  mp4: { kind: 'video', mimeType: 'video/mp4', aliases: ['video/x-m4v'], extensions: ['mp4', 'm4v'] },
  /** Videos of Apple devices: MP4 boxes in an older format. */
  mov: { kind: 'video', mimeType: 'video/quicktime', aliases: [], extensions: ['mov', 'qt'] },
  webm: { kind: 'video', mimeType: 'video/webm', aliases: [], extensions: ['webm'] },
  mkv: {
    kind: 'video',
    mimeType: 'video/x-matroska',
    aliases: ['video/matroska'],
    extensions: ['mkv'],
    isForCoach: true,
  },
  avi: {
    kind: 'video',
    mimeType: 'video/x-msvideo',
    aliases: ['video/avi', 'video/vnd.avi', 'video/msvideo'],
    extensions: ['avi'],
    isForCoach: true,
  },
  mp3: { kind: 'audio', mimeType: 'audio/mpeg', aliases: ['audio/mp3'], extensions: ['mp3'] },
  m4a: { kind: 'audio', mimeType: 'audio/mp4', aliases: ['audio/x-m4a', 'audio/m4a'], extensions: ['m4a'] },
  wav: {
    kind: 'audio',
    mimeType: 'audio/wav',
    aliases: ['audio/x-wav', 'audio/wave', 'audio/vnd.wave'],
    extensions: ['wav'],
  },
  aac: { kind: 'audio', mimeType: 'audio/aac', aliases: ['audio/x-aac', 'audio/aacp'], extensions: ['aac'] },
  flac: { kind: 'audio', mimeType: 'audio/flac', aliases: ['audio/x-flac'], extensions: ['flac'] },
  ogg: {
    kind: 'audio',
    mimeType: 'audio/ogg',
    aliases: ['application/ogg', 'audio/opus', 'audio/vorbis'],
    extensions: ['ogg', 'oga', 'opus'],
  },
  pdf: { kind: 'file', mimeType: 'application/pdf', aliases: [], extensions: ['pdf'] },
  doc: { kind: 'file', mimeType: 'application/msword', aliases: [], extensions: ['doc'] },
  docx: {
    kind: 'file',
    mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    aliases: [],
    extensions: ['docx'],
  },
  pptx: {
    kind: 'file',
    mimeType: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    aliases: [],
    extensions: ['pptx'],
    isForCoach: true,
  },
  xlsx: {
    kind: 'file',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    aliases: [],
    extensions: ['xlsx'],
    isForCoach: true,
  },
  epub: {
    kind: 'file',
    mimeType: 'application/epub+zip',
    aliases: [],
    extensions: ['epub'],
    isForCoach: true,
  },
  zip: {
    kind: 'file',
    mimeType: 'application/zip',
    aliases: ['application/x-zip-compressed', 'application/x-zip'],
    extensions: ['zip'],
    isForCoach: true,
  },
  /** Plain text or CSV: the bytes of both look alike. */
  txt: {
    kind: 'file',
    mimeType: 'text/plain',
    aliases: ['text/csv', 'application/csv'],
    extensions: ['txt', 'csv'],
    isForCoach: true,
  },
  vtt: { kind: 'captions', mimeType: 'text/vtt', aliases: [], extensions: ['vtt'] },
  /** SubRip captions, stored as WebVTT. */
  srt: {
    kind: 'captions',
    mimeType: 'application/x-subrip',
    aliases: ['text/srt', 'application/srt', 'text/x-subrip'],
    extensions: ['srt'],
  },
} as const satisfies Record<string, FileType>;

export type FileTypeName = keyof typeof FILE_TYPES;

export type ImageType = 'png' | 'jpeg' | 'webp' | 'gif' | 'avif' | 'tiff' | 'bmp';

/** Kinds of files accepted somewhere. */
export interface Accepts {
  kinds: readonly MediaKind[];
  /** True if members can upload here too; otherwise only the coach. */
  forMembers: boolean;
}

type NamedType = FileType & { name: FileTypeName };

const ALL: readonly NamedType[] = Object.entries(FILE_TYPES).map(([name, type]) => ({
  ...type,
  name: name as FileTypeName,
}));

/** Returns the type that a client calls `mimeType`; undefined if the site does not accept it. */
export function typeCalled(mimeType: string): NamedType | undefined {
  const wanted = mimeType.trim().toLowerCase();
  return ALL.find((type) => type.mimeType === wanted || type.aliases.includes(wanted));
}

/** Returns whether files of this type are accepted there. */
export const isAccepted = ({ kind, isForCoach }: FileType, { kinds, forMembers }: Accepts): boolean =>
  kinds.includes(kind) && !(forMembers && isForCoach);

/** Extensions of the accepted types. HEIC is left out, because it is refused with its own explanation. */
export const acceptedExtensions = (accepts: Accepts): string[] =>
  ALL.filter((type) => isAccepted(type, accepts) && type.name !== 'heic').flatMap(
    ({ extensions }) => extensions,
  );

const extensionsOf = (kind: MediaKind): string[] =>
  ALL.filter((type) => type.kind === kind).flatMap(({ extensions }) => extensions);

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
  // A re-encoded picture can change its extension; an extension of another kind stays part of the name.
  const old = extensionsOf(kind).find((extension) => lower.endsWith(`.${extension}`));
  const stem = old === undefined ? visible : visible.slice(0, -old.length - 1);
  const ending = old !== undefined && extensions.includes(old) ? old : extensions[0];
  return `${cut(stem || 'file', LONGEST - ending.length - 1)}.${ending}`;
}

/** Cuts a text, but never inside a surrogate pair. */
const cut = (text: string, length: number): string => text.slice(0, length).replace(/\p{Cs}$/u, '');
