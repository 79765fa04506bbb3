import { Widget } from './widget.entity.js';

export const widgetEntities = [Widget];
