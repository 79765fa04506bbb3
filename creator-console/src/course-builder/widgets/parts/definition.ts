import type { SvgIconComponent } from '@mui/icons-material';
import type { ComponentType } from 'react';
import type { Checked, DraftOf, Faults } from './draft';
import type { SettingsOf, WidgetType } from './widget';

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
  /** Our own words for the server's errors, by setting. */
  words?: Faults;
  /** Returns the settings to send: without display-only fields and fields left to the server. */
  toSend: (draft: DraftOf<Type>) => DraftOf<Type>;
  /** Preview on the canvas, close to what a member sees. */
  Preview: ComponentType<PreviewProps<Type>>;
}

export interface PreviewProps<Type extends WidgetType> {
  settings: SettingsOf<Type>;
}
