import { frameOf } from './frame.js';

export const typeform = frameOf('typeform.com');
