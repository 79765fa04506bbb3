import { answers, blank, Refusal } from '@sanctum/openapi/testing';
import { screen } from '@testing-library/react';
import { ListContextProvider, useList } from 'react-admin';
import { anAccount, renderScreen } from '../../../../testing';
import { texts as parts } from '../detail/parts/texts';
import { texts } from './texts';
import { UnlockSelectedButton } from './unlock-selected-button';

const unlock = ['post', '/api/students/{id}/courses/{courseId}/modules/{moduleId}/open'] as const;
const IDS = ['rosa', 'ida', 'mia', 'ana'];

function Selected() {
  const list = useList({ data: IDS.map((id) => ({ id })) });
  return (
    <ListContextProvider value={{ ...list, selectedIds: IDS }}>
      <UnlockSelectedButton />
    </ListContextProvider>
  );
}

const moduleOf = (id: string, title: string, lock: { kind: 'after_previous' } | null) => ({
  id,
  sectionId: 's',
  title,
  subtitle: '',
  thumbnailUrl: null,
  translations: {},
  version: 1,
  lock,
});
const CROWN = moduleOf('crown', 'Crown', { kind: 'after_previous' });

async function open(modules = [moduleOf('root', 'Root', null), CROWN]) {
  answers.answer('get', '/api/auth/session', { account: anAccount() });
  answers.answer('get', '/api/creator/products', [
    { ...blank('CreatorProductResponse'), id: 'oak', title: 'The Oak', type: 'course' },
    { ...blank('CreatorProductResponse'), id: 'guide', title: 'A guide', type: 'digital_file' },
  ]);
  answers.answer('get', '/api/creator/courses/{courseId}/structure', {
    ...blank('CourseOutlineResponse'),
    modules,
  });
  const { user } = renderScreen(<Selected />);
  await user.click(await screen.findByRole('button', { name: texts.open }));
  await user.click(await screen.findByRole('option', { name: 'The Oak' }));
  return user;
}

async function submit(user: Awaited<ReturnType<typeof open>>) {
  await user.click(await screen.findByRole('combobox', { name: texts.module }));
  await user.click(await screen.findByRole('option', { name: 'Crown' }));
  await user.type(screen.getByLabelText(new RegExp(parts.reason)), 'The circle is ready');
  await user.click(screen.getByRole('button', { name: texts.submit }));
}

test('only a locked module can be chosen, and each student’s outcome is counted', async () => {
  const codes: Record<string, [number, string]> = {
    ida: [409, 'already_open'],
    mia: [404, 'not_found'],
    ana: [409, 'consent_needed'],
  };
  answers.answer(...unlock, ({ path }) => {
    const refusal = codes[path.id];
    if (refusal) throw new Refusal(refusal[0], { code: refusal[1] });
    return blank('StudentCourseResponse');
  });
  await submit(await open());
  const counts = { unlocked: 1, already_open: 1, not_found: 1, consent_needed: 1 };
  expect(await screen.findByText(texts.done(counts))).toBeVisible();
  expect(answers.calls(...unlock).map(({ path, body }) => [path, body])).toEqual(
    IDS.map((id) => [{ id, courseId: 'oak', moduleId: 'crown' }, { reason: 'The circle is ready' }]),
  );
});

test('after a failure the work continues where it stopped', async () => {
  let isDown = true;
  answers.answer(...unlock, ({ path }) => {
    if (isDown && path.id === 'mia') throw new Refusal(503, {});
    return blank('StudentCourseResponse');
  });
  const user = await open();
  await submit(user);
  expect(await screen.findByText(texts.progress(2, 4))).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: texts.submit }));
  const counts = { unlocked: 4, already_open: 0, not_found: 0, consent_needed: 0 };
  expect(await screen.findByText(texts.done(counts))).toBeVisible();
  expect(answers.calls(...unlock).map(({ path }) => path.id)).toEqual(['rosa', 'ida', 'mia', 'mia', 'ana']);
});

test('a course without locked modules says so', async () => {
  await open([moduleOf('root', 'Root', null)]);
  expect(await screen.findByText(texts.noneLocked)).toBeVisible();
});
