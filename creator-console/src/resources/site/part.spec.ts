import { entriesOf, partOf } from './part';

const content = { home: { hero: { title: 'One' }, items: ['a', 'b'] }, name: 'Willow' };

function setUp() {
  const change = jest.fn<undefined, [typeof content]>();
  return {
    change,
    whole: partOf(content, change, { 'home.hero.title': 'is long', 'home.items.1': 'is odd' }),
  };
}

it('changes one text within the whole, and nothing beside it', () => {
  const { whole, change } = setUp();
  whole.at('home').at('hero').at('title').change('Two');
  expect(change).toHaveBeenCalledWith({ ...content, home: { ...content.home, hero: { title: 'Two' } } });
  expect(content.home.hero.title).toBe('One');
});

it('changes one entry of a list', () => {
  const { whole, change } = setUp();
  entriesOf(whole.at('home').at('items'))[1]!.change('c');
  expect(change).toHaveBeenCalledWith({ ...content, home: { ...content.home, items: ['a', 'c'] } });
});

it('finds what the server said of a field by its place', () => {
  const { whole } = setUp();
  expect(whole.at('home').at('hero').at('title').fault).toBe('is long');
  expect(entriesOf(whole.at('home').at('items')).map(({ fault }) => fault)).toEqual([undefined, 'is odd']);
  expect(whole.at('name').fault).toBeUndefined();
});
