import { entriesOf, partOf } from './part';

const content = { home: { hero: { title: 'One' }, items: ['a', 'b'] }, name: 'Willow' };

function setUp() {
  const change = jest.fn<undefined, [typeof content]>();
  return {
    change,
    whole: partOf(content, change),
  };
}

it('changes only one text', () => {
  const { whole, change } = setUp();
  whole.at('home').at('hero').at('title').change('Two');
  expect(change).toHaveBeenCalledWith({ ...content, home: { ...content.home, hero: { title: 'Two' } } });
  expect(content.home.hero.title).toBe('One');
});

it('changes only one entry of a list', () => {
  const { whole, change } = setUp();
  entriesOf(whole.at('home').at('items'))[1]!.change('c');
  expect(change).toHaveBeenCalledWith({ ...content, home: { ...content.home, items: ['a', 'c'] } });
});

it('has the path the server uses for the field', () => {
  const { whole } = setUp();
  expect(whole.at('home').at('hero').at('title').path).toBe('home.hero.title');
  expect(entriesOf(whole.at('home').at('items')).map(({ path }) => path)).toEqual([
    'home.items.0',
    'home.items.1',
  ]);
  expect(whole.at('name').path).toBe('name');
});
