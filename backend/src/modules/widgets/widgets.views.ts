import { oneOf, publishedView } from '../../platform/database/published-view.js';
import { WIDGET_TYPES } from './types/widget-types.js';

/** Widgets on pages, with only the settings that others need: question, file that is played or shown, title. */
export const widgetFacts = publishedView('widget_facts', {
  id: 'uuid',
  page_id: 'uuid',
  type: oneOf(WIDGET_TYPES),
  order_index: 'integer',
  /** False for an empty widget, which nobody but the coach sees. */
  is_filled: 'boolean',
  question: 'text?',
  media_asset_id: 'uuid?',
  title: 'text?',
});
