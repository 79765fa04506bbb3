import type { AssetDescription, DeliveredAsset, MediaKind } from '../../media/index.js';
import type { WidgetType } from './widget-types.js';

type Settings = Record<string, unknown>;

/** What the editor is shown beside what is stored. It may send it back; it is not stored. */
const SHOWN_ONLY = ['mediaUrl', 'mimeType', 'fileSize', 'durationSeconds', 'captionsUrl', 'posterUrl'];

/** Anything she may want to keep; captions are nothing without their film. */
const DOWNLOADS: readonly MediaKind[] = ['file', 'image', 'video', 'audio'];

/** The settings that name a file, and which kinds of file that may be. */
const MEDIA: Partial<Record<WidgetType, Record<string, readonly MediaKind[]>>> = {
  image: { mediaAssetId: ['image'] },
  video: { mediaAssetId: ['video'], captionsAssetId: ['captions'], posterAssetId: ['image'] },
  audio: { mediaAssetId: ['audio'] },
  file: { mediaAssetId: DOWNLOADS },
};

/** The files that settings name, by the setting. */
export function mediaNamedIn(
  type: WidgetType,
  settings: Settings,
): [field: string, kinds: readonly MediaKind[], id: string][] {
  return Object.entries(MEDIA[type] ?? {}).flatMap(([field, kinds]) => {
    const id = settings[field];
    return typeof id === 'string'
      ? [[field, kinds, id.toLowerCase()] as [string, readonly MediaKind[], string]]
      : [];
  });
}

/** A widget that was put on the page and not filled yet. Members never get it. */
export const isUnfilled = (settings: object): boolean => Object.keys(settings).length === 0;

/**
 * Settings as the editor of spec §3 sends them, in the words of the registry: without what was only shown, a button's
 * `text` as its label, and where a file's title is not given, the file's own name.
 */
export function fromEditor(
  type: WidgetType,
  sent: Settings,
  media?: Pick<AssetDescription, 'fileName'>,
): Settings {
  const settings = Object.fromEntries(Object.entries(sent).filter(([name]) => !SHOWN_ONLY.includes(name)));
  switch (type) {
    case 'image': {
      const { fileName: _, ...rest } = settings;
      return { alt: '', ...rest };
    }
    case 'video':
    case 'audio': {
      const { fileName: _, ...rest } = settings;
      return { ...(media && { title: withoutExtension(media.fileName) }), ...rest };
    }
    case 'file':
      return { ...(media && { fileName: media.fileName }), ...settings };
    case 'button': {
      const { text, ...rest } = settings;
      return text === undefined || 'label' in rest ? rest : { ...rest, label: text };
    }
    default:
      return settings;
  }
}

/** Stored settings with what the editor shows: addresses and names of files, which expire and are asked for anew. */
export function toEditor(
  type: WidgetType,
  settings: Settings,
  assets: ReadonlyMap<string, DeliveredAsset>,
): Settings {
  if (isUnfilled(settings)) return {};
  if (type === 'button') return { ...settings, text: settings['label'] };
  const named = mediaNamedIn(type, settings);
  if (named.length === 0) return settings;
  const assetOf = (field: string) => assets.get(String(settings[field]).toLowerCase());
  const media = assetOf('mediaAssetId');
  return {
    fileName: media?.fileName ?? null,
    ...settings,
    mediaUrl: media?.url ?? null,
    mimeType: media?.mimeType ?? null,
    fileSize: media?.fileSize ?? null,
    ...((type === 'video' || type === 'audio') && { durationSeconds: media?.durationSeconds ?? null }),
    ...(type === 'video' && {
      captionsUrl: assetOf('captionsAssetId')?.url ?? media?.captionsUrl ?? null,
      posterUrl: assetOf('posterAssetId')?.url ?? null,
    }),
  };
}

const withoutExtension = (fileName: string): string => fileName.replace(/(?<=.)\.[^.]+$/, '').slice(0, 160);
