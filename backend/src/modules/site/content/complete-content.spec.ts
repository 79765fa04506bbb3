import { completeContent } from './complete-content.js';
import { siteContent } from './site-content.js';
import { STARTING_CONTENT } from './starting-content.js';

test('the words a new site begins with are content that could be saved', () => {
  expect(siteContent.parse(STARTING_CONTENT)).toEqual(STARTING_CONTENT);
});

test('content of an earlier release begins anew where it says nothing, and keeps what it says', () => {
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
