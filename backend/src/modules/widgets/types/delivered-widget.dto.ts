import type { DeliveredAsset } from '../../media/index.js';
import type { WidgetSettings } from './widget-settings.dto.js';
import type { WidgetType } from './widget-types.js';

interface DeliveredFile {
  /** Signed and short-lived. */
  url: string;
  mimeType: string;
  fileName: string;
  fileSize: number;
}

/** What a reader gets instead of asset ids. */
export interface DeliveredSettings
  extends Omit<WidgetSettings, 'image' | 'video' | 'audio' | 'file' | 'question'> {
  image: DeliveredFile & { alt: string; caption: string; width: number | null; height: number | null };
  video: DeliveredFile & {
    title: string;
    caption: string;
    durationSeconds: number | null;
    captionsUrl: string | null;
    posterUrl: string | null;
    transcript: string | null;
  };
  audio: DeliveredFile & {
    title: string;
    caption: string;
    durationSeconds: number | null;
    transcript: string | null;
  };
  file: DeliveredFile & { caption: string };
  question: DeliveredQuestion;
}

type Question = WidgetSettings['question'];

/** The right option and the feedback stay with the server until she has answered: it judges, not her browser. */
export type DeliveredQuestion =
  | Extract<Question, { kind: 'journal' }>
  | Omit<Extract<Question, { kind: 'multiple_choice' }>, 'correctOptionId' | 'feedback'>;

export type StoredWidget = {
  [Type in WidgetType]: { id: string; type: Type; settings: WidgetSettings[Type] };
}[WidgetType];

export type DeliveredWidget = {
  [Type in WidgetType]: { id: string; type: Type; settings: DeliveredSettings[Type] };
}[WidgetType];

/** The assets a reader of this widget needs. */
export function assetsOf(widget: StoredWidget): string[] {
  switch (widget.type) {
    case 'image':
    case 'audio':
    case 'file':
      return [widget.settings.mediaAssetId];
    case 'video': {
      const { mediaAssetId, captionsAssetId, posterAssetId } = widget.settings;
      return [mediaAssetId, captionsAssetId, posterAssetId].filter((id) => id !== null);
    }
    default:
      return [];
  }
}

/** Undefined when the file itself is gone: a lesson opens without it rather than not at all. */
export function deliver(
  widget: StoredWidget,
  assets: ReadonlyMap<string, DeliveredAsset>,
): DeliveredWidget | undefined {
  const { id, type } = widget;
  switch (type) {
    case 'image': {
      const asset = assets.get(widget.settings.mediaAssetId);
      const { alt, caption } = widget.settings;
      return asset && { id, type, settings: { ...fileOf(asset), alt, caption, ...sizeOf(asset) } };
    }
    case 'video': {
      const asset = assets.get(widget.settings.mediaAssetId);
      const { title, caption, captionsAssetId, posterAssetId, transcript } = widget.settings;
      const urlOf = (assetId: string | null) => (assetId && assets.get(assetId)?.url) || null;
      return (
        asset && {
          id,
          type,
          settings: {
            ...fileOf(asset),
            title,
            caption,
            durationSeconds: asset.durationSeconds,
            captionsUrl: urlOf(captionsAssetId) ?? asset.captionsUrl,
            posterUrl: urlOf(posterAssetId),
            transcript,
          },
        }
      );
    }
    case 'audio': {
      const asset = assets.get(widget.settings.mediaAssetId);
      const { title, caption, transcript } = widget.settings;
      const { durationSeconds = null } = asset ?? {};
      return (
        asset && { id, type, settings: { ...fileOf(asset), title, caption, durationSeconds, transcript } }
      );
    }
    case 'file': {
      const asset = assets.get(widget.settings.mediaAssetId);
      const { fileName, caption } = widget.settings;
      // Whatever it is, here it is to be kept: a picture is not opened in the lesson's place.
      const url = asset?.downloadUrl ?? '';
      return asset && { id, type, settings: { ...fileOf(asset), url, fileName, caption } };
    }
    case 'question':
      return { id, type, settings: withoutAnswer(widget.settings) };
    default:
      return widget;
  }
}

function withoutAnswer(question: Question): DeliveredQuestion {
  if (question.kind === 'journal') return question;
  const { kind, question: asked, options } = question;
  return { kind, question: asked, options };
}

const fileOf = ({ url, mimeType, fileName, fileSize }: DeliveredAsset): DeliveredFile => ({
  url,
  mimeType,
  fileName,
  fileSize,
});
const sizeOf = ({ width, height }: DeliveredAsset) => ({ width, height });
