import { placeFaults } from './place-faults';

const names = ['title', 'weeklyHours', 'prices.0.sessions', 'prices.0.price', 'prices.1.price'];

test.each([
  ['the field of its name', 'prices.1.price', 'prices.1.price'],
  ['the field that has it in it', 'weeklyHours.0.from', 'weeklyHours'],
  ['the first field that it has in it', 'prices', 'prices.0.sessions'],
  ['the first field that a part of it has in it', 'prices.0', 'prices.0.sessions'],
])('a message is placed at %s', (_, path, name) => {
  expect(placeFaults({ [path]: 'Wrong' }, names)).toEqual({ at: { [name]: 'Wrong' }, elsewhere: [] });
});

test('a message without a field goes above the form, and a field shows one message', () => {
  const faults = { 'weeklyHours.0.from': 'First', 'weeklyHours.1.from': 'Second', titles: 'No title' };
  expect(placeFaults(faults, names)).toEqual({ at: { weeklyHours: 'First' }, elsewhere: ['No title'] });
});
