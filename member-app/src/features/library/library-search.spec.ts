import { isFiltered, readSearch, refine, toggleTag, toQuery, writeSearch } from './library-search';

const read = (address: string) => readSearch(new URLSearchParams(address));
const plain = read('');

describe('the address of a library list', () => {
  it.each(['', 'q=moon', 'q=moon&tag=For+Mothers&tag=Growing+Up&type=course&price=free&sort=-price&page=3'])(
    'survives reading and writing: %p',
    (address) => expect(writeSearch(read(address)).toString()).toBe(address),
  );

  it('leaves out defaults', () => {
    expect(writeSearch(read('q=&sort=newest&page=1')).toString()).toBe('');
  });

  it.each(['type=coaching', 'sort=best', 'page=0', 'page=-1', 'page=1.5', 'page=x', 'page=1001', 'price=0'])(
    'ignores invalid parts when typed by hand: %p',
    (address) => expect(read(address)).toEqual(plain),
  );

  it('has no longer text than the server accepts', () => {
    expect(read(`q=${'a'.repeat(200)}`).q).toHaveLength(100);
  });
});

it('a refined search starts at its first page', () => {
  expect(refine(read('q=moon&page=4'), { type: 'course' })).toMatchObject({
    q: 'moon',
    type: 'course',
    page: 1,
  });
});

it('a click chooses a topic, and another one removes it', () => {
  const chosen = toggleTag(read('tag=Confidence'), 'Growing Up');
  expect(chosen).toEqual(['Confidence', 'Growing Up']);
  expect(toggleTag({ ...plain, tags: chosen }, 'Confidence')).toEqual(['Growing Up']);
});

it('sorting and paging are no filters', () => {
  expect(isFiltered(read('sort=title&page=2'))).toBe(false);
  expect(isFiltered(read('tag=Confidence'))).toBe(true);
});

describe('the question for the server', () => {
  const topics = ['For Mothers', 'Growing Up'] as const;

  it('has only topics the server knows, in the server’s order', () => {
    expect(toQuery(read('tag=Growing+Up&tag=Tarot&tag=For+Mothers'), topics).tag).toEqual([...topics]);
  });

  it('can ask for free products only', () => {
    expect(toQuery(read('price=free'), topics)).toMatchObject({ price: 'free' });
  });

  it('leaves out unused filters', () => {
    expect(toQuery(plain, topics)).toEqual({ sort: 'newest', page: 1 });
  });
});
