import type { z } from 'zod';

/** What a file of the media library may be. */
export type FileKind = 'image' | 'video' | 'audio' | 'file' | 'captions';

/** A file of the media library, as much of it as widgets show. */
export interface LibraryFile {
  fileName: string;
  mimeType: string;
  /** Bytes. */
  fileSize: number;
  width: number | null;
  height: number | null;
  durationSeconds: number | null;
  /** Signed and short-lived. */
  url: string;
  /** The same, as a download under its own name. */
  downloadUrl: string;
  /** Of a video: opens its captions. */
  captionsUrl: string | null;
}

export type Files = ReadonlyMap<string, LibraryFile>;
export type Settings = Readonly<Record<string, unknown>>;

/** All that is peculiar to one type of widget. */
export interface WidgetDefinition<
  Stored extends z.ZodType = z.ZodType,
  Sent extends z.ZodType = z.ZodType,
  Shown extends z.ZodType = z.ZodType,
  Delivered extends z.ZodType = z.ZodType,
> {
  /** What is stored. A field missing here cannot be stored. */
  stored: Stored;
  /** The settings that name a file of the media library, and which kinds of file that may be. */
  media: Readonly<Record<string, readonly FileKind[]>>;

  /** What the coach's editor may send: also under other names, with what it was only shown, or without what can be found out. */
  sent: Sent;
  /** What was sent, in the words of `stored`, which judges it. `file` is the one that is named first. */
  read(sent: Settings, file?: Pick<LibraryFile, 'fileName'>): Settings;

  /** What the coach's editor gets. */
  shown: Shown;
  show(settings: z.output<Stored>, files: Files): z.output<Shown>;

  /** What a member gets. */
  delivered: Delivered;
  /** Undefined when the file itself is gone: a lesson opens without the widget rather than not at all. */
  deliver(settings: z.output<Stored>, files: Files): z.output<Delivered> | undefined;
}

/** Checks the parts against each other and keeps their exact types. */
export const defineWidget = <
  Stored extends z.ZodType,
  Sent extends z.ZodType,
  Shown extends z.ZodType,
  Delivered extends z.ZodType,
>(
  definition: WidgetDefinition<Stored, Sent, Shown, Delivered>,
): WidgetDefinition<Stored, Sent, Shown, Delivered> => definition;

/** A widget that is sent, stored, shown to its editor and delivered as one and the same. */
export const asStored = <Stored extends z.ZodType>(
  stored: Stored,
): WidgetDefinition<Stored, Stored, Stored, Stored> => ({
  stored,
  media: {},
  sent: stored,
  read: (sent) => sent,
  shown: stored,
  show: (settings) => settings,
  delivered: stored,
  deliver: (settings) => settings,
});
