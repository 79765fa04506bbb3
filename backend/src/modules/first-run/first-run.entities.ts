import { FirstRunCheck } from './first-run-check.entity.js';
import { FirstRunGuide } from './first-run-guide.entity.js';

export const firstRunEntities = [FirstRunCheck, FirstRunGuide];
