import type { SvgIconComponent } from '@mui/icons-material';
import type { ComponentType } from 'react';
import type { Checked, DraftOf, Faults } from './draft';
import type { SettingsOf, WidgetType } from './widget';

/** All the builder knows of one type of widget but its editor, which is fetched when a lesson is opened. */
export interface WidgetDefinition<Type extends WidgetType> {
  label: string;
  /** What all of this type are called together, where that is not the label. */
  typeLabel?: string;
  icon: SvgIconComponent;
  /** What a new widget begins with in its editor; nothing of it is stored before it is written. */
  blank: DraftOf<Type>;
  /** What is missing or wrong, as the server will find; whatever is not found here, it finds. */
  check: (draft: DraftOf<Type>) => Checked;
  /** What the server finds wrong, in words of our own, by the name of the setting. */
  words?: Faults;
  /** What travels of a draft: without what is only shown, and without what is left to the server. */
  toSend: (draft: DraftOf<Type>) => DraftOf<Type>;
  /** On the canvas, much as a member will see it. */
  Preview: ComponentType<PreviewProps<Type>>;
}

export interface PreviewProps<Type extends WidgetType> {
  settings: SettingsOf<Type>;
}
