import { initialsOf } from './initials';

describe('the letters that stand for a face', () => {
  it.each([
    ['Rosa Lind', 'RL'],
    ['  ana maria  de souza ', 'AS'],
    ['rosa', 'R'],
    ['🌱 Bloom', '🌱B'],
    ['', ''],
  ])('%p → %p', (name, letters) => expect(initialsOf(name)).toBe(letters));
});
