import type { Schemas } from '@sanctum/openapi';
import type { MediaAsset, MediaKind } from '../shared/uploads/kind-of';

type NewWidget = Schemas['AddWidgetRequest'];
type FileType = 'image' | 'video' | 'audio' | 'file';
type FileWidget = {
  [Type in FileType]: Pick<Extract<NewWidget, { type: Type }>, 'type' | 'settings'>;
}[FileType];

/** Captions alone have no widget. */
export const WIDGET_OF = {
  image: 'image',
  video: 'video',
  audio: 'audio',
  file: 'file',
  captions: undefined,
} satisfies Record<MediaKind, FileType | undefined>;

/** The widget that shows a file, filled from the file's data. */
export function widgetFor(asset: MediaAsset): FileWidget | undefined {
  const { id, fileName, fileType, url, mimeType, fileSize, durationSeconds, captionsUrl } = asset;
  const settings = { mediaAssetId: id, caption: '' };
  const shown = { mediaUrl: url, mimeType, fileSize };
  const title = titleOfFile(fileName);
  switch (fileType) {
    case 'image':
      return { type: 'image', settings: { ...settings, ...shown, fileName, alt: '' } };
    case 'video':
      return {
        type: 'video',
        settings: { ...settings, ...shown, fileName, title, durationSeconds, captionsUrl, posterUrl: null },
      };
    case 'audio':
      return { type: 'audio', settings: { ...settings, ...shown, fileName, title, durationSeconds } };
    case 'file':
      return { type: 'file', settings: { ...settings, ...shown, fileName } };
    case 'captions':
      return undefined;
  }
}

/** Same as the server's limit for titles. */
const TITLE_LIMIT = 160;

/** File name without its extension, as a title. */
export const titleOfFile = (fileName: string): string =>
  fileName.replace(/(?<=.)\.[^.]+$/, '').slice(0, TITLE_LIMIT);
