import { oneOf, publishedView } from '../../platform/database/published-view.js';
import { WIDGET_TYPES } from './types/widget-types.js';

const WIDGET = {
  id: 'uuid',
  page_id: 'uuid',
  type: oneOf(WIDGET_TYPES),
  order_index: 'integer',
  /** False for an empty widget, which only the coach sees. */
  is_filled: 'boolean',
  question: 'text?',
  media_asset_id: 'uuid?',
  title: 'text?',
  translations: 'jsonb',
} as const;

/** Widgets as members see them, with only the settings that others need: question, file that is played or shown, title. */
export const widgetFacts = publishedView('widget_facts', WIDGET);

/** Like `widgetFacts`, for the widgets that the coach edits. */
export const builderWidgets = publishedView('builder_widgets', WIDGET);

/** Live widgets, and widgets that only the coach sees. */
export const allWidgets = publishedView('all_widgets', WIDGET);
