import { type AccessTerm, FOREVER } from '../../kernel/access-term.js';
import { buyable, bundleWith, type LineFacts, replacedBy } from './buyable-lines.js';

const line = (productId: string, facts: Partial<LineFacts> = {}): LineFacts => ({
  productId,
  isGift: false,
  wardId: null,
  isForSelfOrWard: true,
  isOwned: false,
  isRepeatable: false,
  term: FOREVER,
  parts: null,
  ...facts,
});

const bundle = (productId: string, parts: Record<string, boolean>, facts: Partial<LineFacts> = {}) =>
  line(productId, {
    ...facts,
    parts: Object.entries(parts).map(([part, isOwned]) => ({ productId: part, isOwned })),
  });

const ids = (lines: readonly LineFacts[]) => lines.map(({ productId }) => productId);

describe('a line', () => {
  test.each<[string, Partial<LineFacts>, boolean]>([
    ['can be bought', {}, true],
    ['cannot be bought if it is owned', { isOwned: true }, false],
    ['can be bought again if it is repeatable', { isOwned: true, isRepeatable: true }, true],
    ['can be given by someone who owns it', { isOwned: true, isGift: true }, true],
    ['can be bought for a ward', { wardId: 'juni' }, true],
    ['cannot be bought for a former ward', { wardId: 'juni', isForSelfOrWard: false }, false],
    [
      'cannot be bought for a former ward, even if it is repeatable',
      { wardId: 'juni', isForSelfOrWard: false, isRepeatable: true },
      false,
    ],
  ])('%s', (_, facts, canBeBought) => {
    expect(ids(buyable([line('oak', facts)]))).toEqual(canBeBought ? ['oak'] : []);
  });

  test.each<[string, LineFacts, string[]]>([
    ['is left out beside a bundle with it', bundle('path', { oak: false }), ['path']],
    ['is left out even if the bundle is owned', bundle('path', { oak: false }, { isOwned: true }), []],
    ['stays beside a bundle without it', bundle('path', { letters: false }), ['oak', 'path']],
    ['stays beside a bundle given away', bundle('path', { oak: false }, { isGift: true }), ['oak', 'path']],
    ['stays beside a ward’s bundle', bundle('path', { oak: false }, { wardId: 'juni' }), ['oak', 'path']],
  ])('%s', (_, other, bought) => {
    expect(ids(buyable([line('oak'), other]))).toEqual(bought);
  });

  const SPRING = { days: null, until: new Date('2150-03-01') };
  const SUMMER = { days: null, until: new Date('2150-06-01') };
  const forDays = (days: number) => ({ days, until: null });

  test.each<[string, AccessTerm, AccessTerm, boolean]>([
    ['forever stays beside its bundle for days', FOREVER, forDays(90), true],
    ['for days is left out beside its bundle forever', forDays(90), FOREVER, false],
    ['stays beside its bundle for fewer days', forDays(91), forDays(90), true],
    ['is left out beside its bundle for as many days', forDays(90), forDays(90), false],
    ['stays beside its bundle until an earlier time', SUMMER, SPRING, true],
    ['is left out beside its bundle until a later time', SPRING, SUMMER, false],
    ['for days stays beside its bundle until a time', forDays(90), SUMMER, true],
  ])('%s', (_, term, ofBundle, isSold) => {
    const lines = [line('oak', { term }), bundle('path', { oak: false }, { term: ofBundle })];
    expect(ids(buyable(lines))).toEqual(isSold ? ['oak', 'path'] : ['path']);
    expect(ids(replacedBy(lines[1]!, lines))).toEqual(isSold ? [] : ['oak']);
  });

  test('that is repeatable stays beside a bundle with it', () => {
    const lines = [line('sessions', { isRepeatable: true }), bundle('path', { sessions: false })];
    expect(ids(buyable(lines))).toEqual(['sessions', 'path']);
    expect(bundleWith(lines[0]!, lines)).toBeUndefined();
    expect(replacedBy(lines[1]!, lines)).toEqual([]);
  });
});

describe('a bundle', () => {
  test.each<[string, Record<string, boolean>, boolean]>([
    ['without parts can be bought', {}, true],
    ['with a part that is missing can be bought', { oak: true, letters: false }, true],
    ['whose parts are all owned cannot be bought', { oak: true, letters: true }, false],
  ])('%s', (_, parts, canBeBought) => {
    expect(ids(buyable([bundle('path', parts)]))).toEqual(canBeBought ? ['path'] : []);
  });

  test('replaces its parts in its own order, and each of them knows the bundle', () => {
    const path = bundle('path', { oak: false, letters: false });
    const lines = [line('letters'), path, line('oak'), line('other')];
    expect(ids(replacedBy(path, lines))).toEqual(['oak', 'letters']);
    expect(lines.map((one) => bundleWith(one, lines)?.productId)).toEqual([
      'path',
      undefined,
      'path',
      undefined,
    ]);
  });
});
