import { placeInWords } from './place';

test.each([
  ['sections.0.modules.1.lessons.2.title', 'Section 1 › Module 2 › Lesson 3'],
  [
    'sections.0.modules.0.lessons.0.pages.1.widgets.4.settings.url',
    'Section 1 › Module 1 › Lesson 1 › Page 2 › Widget 5',
  ],
  ['media.3.captions.en', 'File 4'],
  ['media', ''],
  ['media/forest.photo.webp', 'forest.photo.webp'],
  ['product.questions.0.title', 'Product'],
  ['storageUrl', ''],
])('%s is “%s”', (place, words) => {
  expect(placeInWords(place)).toBe(words);
});
