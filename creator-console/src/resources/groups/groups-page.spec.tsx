import { answers, blank } from '@sanctum/openapi/testing';
import { screen, within } from '@testing-library/react';
import { anAccount, renderScreen } from '../../../testing';
import { texts as record } from '../../shared/record-texts';
import type { Group } from './groups.api';
import { GroupsPage } from './groups-page';
import { texts } from './texts';

const group = (facts: Partial<Group>): Group => ({
  ...blank('GroupResponse'),
  kind: 'circle',
  ...facts,
});
const spring = group({ id: 'spring', name: 'Spring', members: 2 });

beforeEach(() => {
  answers.answer('get', '/api/auth/session', { account: anAccount() });
  answers.answer('get', '/api/circles', [spring]);
  answers.answer('get', '/api/pods', []);
});

function open() {
  const rendered = renderScreen(<GroupsPage />);
  const press = async (name: string) => rendered.user.click(await screen.findByRole('button', { name }));
  return { ...rendered, press };
}

test('circles and pods are listed with their number of students, which links to them', async () => {
  open();
  const circles = within(await screen.findByRole('region', { name: texts.kinds.circle }));
  expect(circles.getByText('Spring')).toBeVisible();
  const members = circles.getByRole('link', { name: texts.membersOf(2, 'Spring') });
  expect(new URLSearchParams(members.getAttribute('href')!.split('?')[1]).get('filter')).toBe(
    '{"circleId":"spring"}',
  );
  expect(await screen.findByText(texts.none.pod)).toBeVisible();
});

test('a list that cannot be loaded can be retried', async () => {
  answers.refuse('get', '/api/circles', 503);
  const { press } = open();
  expect(await screen.findByText(texts.notLoaded)).toBeVisible();
  answers.answer('get', '/api/circles', [spring]);
  await press(record.tryAgain);
  expect(await screen.findByText('Spring')).toBeVisible();
});

test('a pod is created, and its name must differ from the others', async () => {
  const message = 'There’s already one with this name';
  answers.refuse('post', '/api/creator/groups', 409, { code: 'name_taken', message });
  const { user, press } = open();
  const field = await screen.findByLabelText(texts.newName.pod);
  expect(screen.getByRole('button', { name: texts.add.pod })).toBeDisabled();
  await user.type(field, ' Oak ');
  await press(texts.add.pod);
  expect(await screen.findByText(message)).toBeVisible();
  expect(field).toHaveValue(' Oak ');
  answers.answer('post', '/api/creator/groups', group({ id: 'oak', name: 'Oak', kind: 'pod' }));
  answers.answer('get', '/api/pods', [group({ id: 'oak', name: 'Oak', kind: 'pod' })]);
  await press(texts.add.pod);
  expect(await screen.findByText('Oak')).toBeVisible();
  expect(answers.calls('post', '/api/creator/groups').at(-1)?.body).toEqual({ kind: 'pod', name: 'Oak' });
});

test('a circle is renamed in place', async () => {
  answers.answer('patch', '/api/creator/groups/{id}', { ...spring, name: 'May' });
  const { user, press } = open();
  await press(texts.rename('Spring'));
  const field = screen.getByLabelText(texts.name);
  await user.clear(field);
  await user.type(field, 'May');
  answers.answer('get', '/api/circles', [{ ...spring, name: 'May' }]);
  await press(texts.save);
  expect(await screen.findByText('May')).toBeVisible();
});

test('a circle is deleted after a confirmation that says how many students it has', async () => {
  answers.answer('delete', '/api/creator/groups/{id}', undefined);
  const { press } = open();
  await press(texts.delete('Spring'));
  expect(await screen.findByText(texts.deleteText(2))).toBeVisible();
  expect(answers.calls('delete', '/api/creator/groups/{id}')).toHaveLength(0);
  answers.answer('get', '/api/circles', []);
  await press(texts.confirm);
  expect(await screen.findByText(texts.none.circle)).toBeVisible();
});

test('a circle lists the products that bring people in, and links to them', async () => {
  const product = { ...blank('BringingProductResponse'), id: 'oak', title: 'Oak' };
  answers.answer('get', '/api/circles', [{ ...spring, products: [product] }]);
  open();
  expect(await screen.findByRole('link', { name: 'Oak' })).toHaveAttribute('href', '/products/oak');
});
