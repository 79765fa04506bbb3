import { EMPTY, faultsIn, isUntouched, missingIn } from './draft';

const upload = { storageUrl: 'https://example.org/uploads/1', fileName: 'a.png', fileSize: 1 };
const full = {
  title: 'Roots',
  description: 'Ten lessons.',
  price: '0',
  isSubscriptionOnly: false,
  category: 'Guides',
  duration: '',
  thumbnail: upload,
  file: upload,
};

test('a course needs everything but its duration', () => {
  expect(missingIn(EMPTY, 'course')).toEqual(['title', 'description', 'price', 'category', 'thumbnail']);
  expect(missingIn({ ...full, file: null }, 'course')).toEqual([]);
});

test('a digital file needs its file too', () => {
  expect(missingIn({ ...full, file: null }, 'digital_file')).toEqual(['file']);
  expect(missingIn({ ...full, title: ' ' }, 'digital_file')).toEqual(['title']);
});

test('a wrong price is an error, not a missing field', () => {
  expect(faultsIn({ ...full, price: '0.2' }, 'course', 'Required')).toEqual({
    price: expect.stringContaining('0.50'),
  });
});

test('a form counts as changed from the first letter', () => {
  expect(isUntouched(EMPTY)).toBe(true);
  expect(isUntouched({ ...EMPTY, title: 'R' })).toBe(false);
});
