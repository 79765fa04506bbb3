import { type EngineFile, totalsOf, isUnderWay, itemOf, percentOf, type UploadItem } from './upload-item';

const file: EngineFile = {
  id: 'a',
  name: 'bloom.mp4',
  size: 200,
  isGhost: false,
  progress: { bytesUploaded: 50, uploadComplete: false },
  meta: { purpose: 'media', target: null },
};

test.each([
  [{}, false, 'sending', 50],
  [{}, true, 'away', 50],
  [{ progress: { bytesUploaded: false as const } }, false, 'sending', 0],
  [{ progress: { bytesUploaded: 150, uploadComplete: true } }, false, 'registering', 200],
  [{ isPaused: true }, true, 'paused', 50],
  [{ isGhost: true, isPaused: true }, false, 'needsFile', 50],
  [{ error: 'no' }, true, 'failed', 50],
] as const)('with %j and connection lost: %s, an upload is %s at %d bytes', (facts, isAway, state, sent) => {
  expect(itemOf({ ...file, ...facts }, isAway)).toMatchObject({ state, sent });
});

test('the error and the waiting widget are included', () => {
  expect(itemOf({ ...file, meta: { purpose: 'media', target: { widgetId: 'w' } } }, false).widgetId).toBe(
    'w',
  );
  expect(itemOf({ ...file, error: 'Too large' }, false).why).toBe('Too large');
  expect(itemOf(file, false)).not.toHaveProperty('why');
});

test.each([
  [0, 0, 0],
  [1, 3, 33],
  [199, 200, 99],
  [200, 200, 100],
])('%d of %d bytes are %d %%: 100 only when all have been sent', (sent, size, percent) => {
  expect(percentOf({ sent, size })).toBe(percent);
});

test('all uploads together have one percentage, by their bytes', () => {
  const item = (state: UploadItem['state'], sent: number, size: number): UploadItem => ({
    id: state,
    purpose: 'media',
    name: state,
    state,
    sent,
    size,
  });
  const items = [item('done', 100, 100), item('sending', 0, 300), item('failed', 0, 100)];
  expect(totalsOf(items)).toEqual({ count: 3, done: 1, underWay: 1, failed: 1, percent: 20 });
  expect(items.map(isUnderWay)).toEqual([false, true, false]);
});
