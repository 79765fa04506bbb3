/** Names of the illustrations, drawn by media/illustrations/draw.mjs into public/illustrations. */
export const illustrationNames = [
  'seed',
  'sprout',
  'seedling',
  'fern',
  'branch',
  'tree',
  'book',
  'bowl',
  'moon',
  'basket',
  'path',
  'fallen-leaf',
  'circle',
  'cups',
  'letter',
  'doorway',
] as const;
