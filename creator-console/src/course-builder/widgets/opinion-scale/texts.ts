export const texts = {
  noEnd: 'Please give a whole number from 0 to 100.',
  order: 'This has to be more than the number it begins with.',
  from: 'From',
  to: 'To',
  minLabel: 'Words for the lower end',
  maxLabel: 'Words for the upper end',
} as const;
