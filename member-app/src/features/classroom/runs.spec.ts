import { runsOf } from './runs';

const isLoud = (word: string): word is 'BOOM' => word === 'BOOM';

describe('a list in runs', () => {
  it('keeps its order, the single ones alone', () => {
    expect(runsOf(['a', 'b', 'BOOM', 'BOOM', 'c'], isLoud)).toEqual([
      { kind: 'several', items: ['a', 'b'] },
      { kind: 'single', item: 'BOOM' },
      { kind: 'single', item: 'BOOM' },
      { kind: 'several', items: ['c'] },
    ]);
  });

  it('may be empty', () => expect(runsOf([], isLoud)).toEqual([]));
});
