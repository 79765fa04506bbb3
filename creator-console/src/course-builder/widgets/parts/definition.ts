import type { SvgIconComponent } from '@mui/icons-material';
import type { ComponentType } from 'react';
import type { SettingsOf, WidgetType } from './widget';
import { texts } from './texts';

/** Every field is optional except the kind. */
type Unfinished<Settings> = Settings extends { kind: infer Kind }
  ? Partial<Settings> & { kind: Kind }
  : Partial<Settings>;

/** Settings while the coach edits them; they may be incomplete. */
export type DraftOf<Type extends WidgetType> = SettingsOf<Type> | Unfinished<SettingsOf<Type>>;

/** Messages by setting. */
export type Faults = Readonly<Record<string, string>>;

export interface Checked {
  /** Empty settings, with their names as the coach reads them. Not shown as errors while the coach types. */
  missing: Faults;
  wrong: Faults;
}

export const isEmpty = (words: string | null | undefined): boolean => (words ?? '').trim() === '';

/** Drops the entries without a message. */
export const faultsOf = (faults: Readonly<Record<string, string | false | undefined>>): Faults =>
  Object.fromEntries(Object.entries(faults).filter((fault): fault is [string, string] => Boolean(fault[1])));

/** Everything the builder knows about a widget type except its editor, which loads when a lesson opens. */
export interface WidgetDefinition<Type extends WidgetType> {
  label: string;
  /** Name of the type in general, where it differs from the label. */
  typeLabel?: string;
  icon: SvgIconComponent;
  /** Defaults of a new widget in its editor; nothing is saved until the coach types. */
  blank: DraftOf<Type>;
  /** Finds missing and invalid fields before sending; the server makes the final check. */
  check: (draft: DraftOf<Type>) => Checked;
  /** Our own texts for the server's errors, by setting. */
  words?: Faults;
  /** Returns the settings to send: without display-only fields and fields left to the server. */
  toSend: (draft: DraftOf<Type>) => DraftOf<Type>;
  /** Preview on the canvas, close to what a member sees. */
  Preview: ComponentType<PreviewProps<Type>>;
}

export interface PreviewProps<Type extends WidgetType> {
  settings: SettingsOf<Type>;
}

export const checkFile = ({ mediaAssetId }: { mediaAssetId?: string }): Checked => ({
  missing: faultsOf({ mediaAssetId: isEmpty(mediaAssetId) && texts.missing.mediaAssetId }),
  wrong: {},
});

interface ShownFile {
  mediaUrl?: unknown;
  mimeType?: unknown;
  fileSize?: unknown;
  durationSeconds?: unknown;
  captionsUrl?: unknown;
  posterUrl?: unknown;
}

/** Removes display-only file details that the server knows itself. */
export function withoutShown<Draft extends ShownFile>(draft: Draft) {
  const { mediaUrl: _1, mimeType: _2, fileSize: _3, durationSeconds: _4, ...file } = draft;
  const { captionsUrl: _5, posterUrl: _6, ...sent } = file;
  return sent;
}
