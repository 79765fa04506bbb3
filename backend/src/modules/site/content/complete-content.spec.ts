import { completeContent } from './complete-content.js';
import { siteContent } from './site-content.js';
import { STARTING_CONTENT } from './starting-content.js';

test('the starting texts are valid content', () => {
  expect(siteContent.parse(STARTING_CONTENT)).toEqual(STARTING_CONTENT);
});

test('content of an earlier release keeps its values, and new fields get the starting ones', () => {
  const { announcement: _, ...stored } = structuredClone(STARTING_CONTENT);
  stored.coach = { ...stored.coach, name: 'Ada', credentials: [] };
  stored.home.definition.meanings = ['A room'];
  expect(completeContent(stored)).toEqual({
    ...stored,
    announcement: STARTING_CONTENT.announcement,
  });
});

test('what this release no longer knows is left out', () => {
  expect(completeContent({ ...STARTING_CONTENT, banner: 'Hello' })).toEqual(STARTING_CONTENT);
});
