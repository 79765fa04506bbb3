import { oneOf, publishedView } from '../../platform/database/published-view.js';
import { WIDGET_TYPES } from './types/widget-types.js';

/** Widgets on pages, with only the settings that other modules need: question, file, title. */
export const widgetFacts = publishedView('widget_facts', {
  id: 'uuid',
  page_id: 'uuid',
  type: oneOf(WIDGET_TYPES),
  order_index: 'integer',
  /** False for an empty widget, which only the coach sees. */
  is_filled: 'boolean',
  question: 'text?',
  media_asset_id: 'uuid?',
  title: 'text?',
});
