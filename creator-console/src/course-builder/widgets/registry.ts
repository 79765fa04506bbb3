import { assignment } from './assignment/definition';
import { audio } from './audio/definition';
import { button } from './button/definition';
import { file } from './file/definition';
import { calendly, typeform } from './frame/definition';
import { image } from './image/definition';
import { opinionScale } from './opinion-scale/definition';
import type { WidgetDefinition, Checked, DraftOf, PaletteEntry } from './parts/definition';
import { type Widget, type WidgetType, isUnfilled, type SettingsOf, type Unfilled } from './parts/widget';
import { question, isJournal, journal } from './question/definition';
import { quiz } from './quiz/definition';
import { stopwatch } from './stopwatch/definition';
import { text } from './text/definition';
import { video } from './video/definition';
import { videoLink } from './video-link/definition';

/** Widget types in palette order. A type missing here does not compile. */
export const WIDGETS: { [Type in WidgetType]: WidgetDefinition<Type> } = {
  text,
  image,
  video,
  video_link: videoLink,
  audio,
  file,
  button,
  stopwatch,
  calendly,
  typeform,
  question,
  opinionScale,
  quiz,
  assignment,
};

const isWidgetType = (name: string): name is WidgetType => Object.hasOwn(WIDGETS, name);
export const WIDGET_TYPES = Object.keys(WIDGETS).filter(isWidgetType);

/** Name and icon of a widget on a page. */
export const faceOf = (
  widget: Pick<Widget, 'type' | 'settings'>,
): Pick<WidgetDefinition<WidgetType>, 'label' | 'icon'> =>
  isJournal(widget) ? journal : WIDGETS[widget.type];

export const typeLabelOf = (type: WidgetType): string => WIDGETS[type].typeLabel ?? WIDGETS[type].label;

/** In the order of the palette: every type, and the journal right after the question. */
export const PALETTE: readonly PaletteEntry[] = WIDGET_TYPES.flatMap((type) => {
  const { label, icon } = WIDGETS[type];
  const entry: PaletteEntry = { id: type, label, icon, type, settings: {} };
  return type === 'question' ? [entry, { ...journal, id: 'journal', type }] : [entry];
});

/** Returns the draft an editor starts with: the stored settings, or the defaults of an empty widget. */
export const draftOf = <Type extends WidgetType>(
  type: Type,
  settings: SettingsOf<Type> | Unfilled,
): DraftOf<Type> => (isUnfilled(settings) ? WIDGETS[type].blank : settings);

export const check = <Type extends WidgetType>(type: Type, draft: DraftOf<Type>): Checked =>
  WIDGETS[type].check(draft);

/** Returns true if the draft can be saved as it is. */
export function isFinished<Type extends WidgetType>(
  type: Type,
  draft: DraftOf<Type>,
): draft is DraftOf<Type> & SettingsOf<Type> {
  const { missing, wrong } = check(type, draft);
  return Object.keys({ ...missing, ...wrong }).length === 0;
}

/** Returns the settings to send: without display-only fields, and without a title that defaults to the file's name. */
export const toSend = <Type extends WidgetType>(type: Type, draft: DraftOf<Type>): DraftOf<Type> =>
  WIDGETS[type].toSend(draft);
