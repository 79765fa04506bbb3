import type { z } from 'zod';
import type { OtherLanguage } from '../../../kernel/languages.js';

export type FileKind = 'image' | 'video' | 'audio' | 'file' | 'captions';

/** A file of the media library, with the fields that widgets show. */
export interface LibraryFile {
  fileName: string;
  mimeType: string;
  /** Size in bytes. */
  fileSize: number;
  width: number | null;
  height: number | null;
  durationSeconds: number | null;
  /** Signed URL, valid for a short time. */
  url: string;
  /** URL for downloading the file under its own name. */
  downloadUrl: string;
  captions: readonly { language: string; url: string }[];
  posterUrl: string | null;
  smaller: { url: string; height: number } | null;
}

export type Files = ReadonlyMap<string, LibraryFile>;
export type Settings = Readonly<Record<string, unknown>>;

/** Everything specific to one type of widget. */
export interface WidgetDefinition<
  Stored extends z.ZodType = z.ZodType,
  Sent extends z.ZodType = z.ZodType,
  Shown extends z.ZodType = z.ZodType,
  Delivered extends z.ZodType = z.ZodType,
> {
  /** Schema of the stored settings. A field missing here cannot be stored. */
  stored: Stored;
  /** Settings that are texts with translations. */
  texts: readonly string[];
  /** Returns the translations of `texts`, where their stored form differs from the texts. */
  translationOf?(settings: z.output<Stored>, language: OtherLanguage): Settings | undefined;
  /** Settings that name a file of the media library, with the kinds of file each accepts. */
  media: Readonly<Record<string, readonly FileKind[]>>;

  /** Settings that the editor may send: fields may have other names, be display-only, or be left out if derivable. */
  sent: Sent;
  /** Converts the sent settings to the fields of `stored`, which validates them. `file` is the first one they name. */
  read(sent: Settings, file?: Pick<LibraryFile, 'fileName'>): Settings;

  /** Schema of the settings that the editor gets. */
  shown: Shown;
  show(settings: z.output<Stored>, files: Files): z.output<Shown>;

  /** Schema of the settings that a member gets. */
  delivered: Delivered;
  /** Builds the widget for members; undefined if the file is gone, and the lesson opens without it. */
  deliver(settings: z.output<Stored>, files: Files): z.output<Delivered> | undefined;
}

/** Checks the parts of a definition against each other and keeps their exact types. */
export const defineWidget = <
  Stored extends z.ZodType,
  Sent extends z.ZodType,
  Shown extends z.ZodType,
  Delivered extends z.ZodType,
>(
  definition: WidgetDefinition<Stored, Sent, Shown, Delivered>,
): WidgetDefinition<Stored, Sent, Shown, Delivered> => definition;

/** Definition of a widget that is sent, stored, edited and delivered in the same form, apart from its translations. */
export const asStored = <Stored extends z.ZodType, Delivered extends z.ZodType>(
  stored: Stored,
  delivered: Delivered,
  texts: readonly string[],
) => ({
  stored,
  texts,
  media: {},
  sent: stored,
  read: (sent: Settings) => sent,
  shown: stored,
  show: (settings: z.output<Stored>) => settings,
  delivered,
  deliver: (settings: z.output<Stored>) => settings,
});
