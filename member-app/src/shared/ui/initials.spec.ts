import { initialsOf } from './initials';

describe('initials instead of a picture', () => {
  it.each([
    ['Rosa Lind', 'RL'],
    ['  ana maria  de souza ', 'AS'],
    ['rosa', 'R'],
    ['🌱 Bloom', '🌱B'],
    ['', ''],
  ])('%p → %p', (name, letters) => expect(initialsOf(name)).toBe(letters));
});
