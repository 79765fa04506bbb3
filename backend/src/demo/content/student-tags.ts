import type { DemoTag } from './writing/content-types.js';

/** The coach's tags, with the keys of the members who have them. */
export const demoTags: readonly DemoTag[] = [
  { name: 'Spring circle', memberKeys: ['elin', 'priya', 'dana', 'tess', 'noor'] },
  { name: 'Asked about 1:1', memberKeys: ['elin', 'hana'] },
  { name: 'Retreat 2027', memberKeys: ['lucia', 'beth', 'tess'] },
];

export const demoBlockedKey = 'ruth';
