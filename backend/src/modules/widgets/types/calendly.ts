import { frameOf } from './frame.js';

export const calendly = frameOf('calendly.com');
