import { combinedSaving, type Saving } from './saver-group';

test.each<[Saving[], Saving]>([
  [[], 'saved'],
  [['saved', 'saving'], 'saving'],
  [['saving', 'unfinished'], 'unfinished'],
  [['failed', 'unfinished'], 'failed'],
  [['conflict', 'failed', 'saved'], 'conflict'],
])('%j combine to %s', (all, one) => expect(combinedSaving(all)).toBe(one));
