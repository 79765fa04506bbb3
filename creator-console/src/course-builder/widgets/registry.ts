import { audio } from './audio/definition';
import { button } from './button/definition';
import { calendly } from './calendly/definition';
import { file } from './file/definition';
import { image } from './image/definition';
import { opinionScale } from './opinion-scale/definition';
import type { WidgetDefinition } from './parts/definition';
import type { Widget, WidgetType } from './parts/widget';
import { question } from './question/definition';
import { isJournal, journal } from './question/journal';
import { stopwatch } from './stopwatch/definition';
import { text } from './text/definition';
import { typeform } from './typeform/definition';
import { video } from './video/definition';

/** The types of widgets, in the order of the palette. A type missing here does not compile. */
export const WIDGETS: { [Type in WidgetType]: WidgetDefinition<Type> } = {
  text,
  image,
  video,
  audio,
  file,
  button,
  stopwatch,
  calendly,
  typeform,
  question,
  opinionScale,
};

export const isWidgetType = (name: string): name is WidgetType => Object.hasOwn(WIDGETS, name);
export const WIDGET_TYPES = Object.keys(WIDGETS).filter(isWidgetType);

/** Name and icon of a widget on a page. */
export const faceOf = (
  widget: Pick<Widget, 'type' | 'settings'>,
): Pick<WidgetDefinition<WidgetType>, 'label' | 'icon'> =>
  isJournal(widget) ? journal : WIDGETS[widget.type];

export const typeLabelOf = (type: WidgetType): string => WIDGETS[type].typeLabel ?? WIDGETS[type].label;
