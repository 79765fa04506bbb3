import { texts } from '../../creator-console/src/providers/texts';
import { texts as students } from '../../creator-console/src/resources/students/texts';
import { CreatorPortal } from '../screens/creator-portal';
import { coach, reader } from '../support/people';
import { test } from '../support/test';

test('the coach signs in and sees her students', async ({ page }) => {
  const portal = new CreatorPortal(page);
  await portal.open();
  await portal.signIn(coach);
  await portal.go(students.title);
  await portal.expectStudent('Elin Hart');
});

test('a member is told kindly that this is the coach’s door', async ({ page }) => {
  const portal = new CreatorPortal(page);
  await portal.open();
  await portal.signIn(reader);
  await portal.expectClosed(texts.notTheCoach);
});
