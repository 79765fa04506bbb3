import { formatCount } from '../../shared/lib/format';

/** Some of it is quoted from the specification, letter for letter; the rest is ours. */
export const libraryTexts = {
  title: 'Resource Library',
  eyebrow: 'The library',
  lead: 'Courses to grow with, workbooks for the kitchen table, and coaching for the harder seasons. Take what you need; it keeps.',
  search: {
    label: 'Search for courses, workbooks, and resources',
    placeholder: 'Search for courses, workbooks, and resources...',
  },
  topics: { label: 'Topics', clear: 'Clear all', loading: 'Loading topics' },
  kinds: { label: 'Kind of product', all: 'All Products', course: 'Courses', digital_file: 'Digital Files' },
  sort: {
    label: 'Sort by',
    options: {
      newest: 'Newest first',
      rating: 'Best rated',
      price: 'Price, low to high',
      '-price': 'Price, high to low',
      title: 'Title, A to Z',
    },
  },
  loading: 'Looking through the shelves',
  found: (total: number) => formatCount(total, 'product'),
  foundOnPage: (total: number, first: number, last: number) =>
    `${formatCount(total, 'product')}, ${first} to ${last} shown`,
  nothingFound: {
    title: 'Nothing on this branch',
    description: 'No products found matching your search. Try different keywords or clear your filters!',
    clear: 'Show the whole library',
  },
  nothingYet: {
    title: 'The shelves are being filled',
    description: 'The first courses and workbooks are being planted. Come back soon.',
  },
} as const;
