import { answers, blank } from '@sanctum/openapi/testing';
import { screen } from '@testing-library/react';
import { anAccount, renderScreen } from '../../../testing';
import { CirclesBrought } from './circles-brought';
import type { ProductCircle } from './product/circles.api';
import { texts } from './product/circles-texts';

const path = '/api/creator/products/{id}/groups';
const spring: ProductCircle = {
  ...blank('ProductGroupResponse'),
  id: 'spring',
  kind: 'circle',
  name: 'Spring',
  owners: 40,
  members: 6,
  earlier: 34,
  isBringing: false,
};

beforeEach(() => {
  answers.answer('get', '/api/auth/session', { account: anAccount() });
  answers.answer('get', '/api/circles', [
    { ...blank('GroupResponse'), id: 'spring', kind: 'circle', name: 'Spring' },
  ]);
  answers.answer('get', '/api/pods', [{ ...blank('GroupResponse'), id: 'oak', kind: 'pod', name: 'Oak' }]);
  answers.list('get', path, []);
});

const open = () => renderScreen(<CirclesBrought productId="walk" />);
const box = (name: string) => screen.findByRole('checkbox', { name });

test('a product’s circles and pods are chosen', async () => {
  answers.list('put', path, [spring]);
  const { user } = open();
  await user.click(await box('Spring (circle)'));
  answers.list('get', path, [spring]);
  await user.click(screen.getByRole('button', { name: texts.save }));
  expect(await screen.findByText(texts.saved)).toBeVisible();
  expect(answers.calls('put', path)[0]?.body).toEqual({ groupIds: ['spring'] });
  expect(await screen.findByText(texts.within(6, 40))).toBeVisible();
});

test('earlier owners are added after a confirmation, with progress', async () => {
  const earlier = '/api/creator/products/{id}/groups/{groupId}/add-earlier-owners';
  answers.list('get', path, [spring]);
  answers.list('post', earlier, []);
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: texts.bring(34) }));
  expect(await screen.findByText(texts.bringText(34))).toBeVisible();
  expect(answers.calls('post', earlier)).toHaveLength(0);
  answers.list('get', path, [{ ...spring, members: 20, earlier: 0, isBringing: true }]);
  await user.click(screen.getByRole('button', { name: texts.confirm }));
  expect(await screen.findByRole('progressbar', { name: texts.bringing('Spring') })).toHaveAttribute(
    'aria-valuenow',
    '50',
  );
  expect(answers.calls('post', earlier)[0]?.path).toEqual({ id: 'walk', groupId: 'spring' });
});

test('removing a circle asks for confirmation', async () => {
  answers.list('get', path, [spring]);
  answers.list('put', path, []);
  const { user } = open();
  await user.click(await box('Spring (circle)'));
  await user.click(screen.getByRole('button', { name: texts.save }));
  expect(await screen.findByText(texts.leaveText)).toBeVisible();
  expect(answers.calls('put', path)).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: texts.leave }));
  expect(await screen.findByText(texts.saved)).toBeVisible();
  expect(answers.calls('put', path)[0]?.body).toEqual({ groupIds: [] });
});

test('without circles it links to the page that creates the first one', async () => {
  answers.answer('get', '/api/circles', []);
  answers.answer('get', '/api/pods', []);
  open();
  expect(await screen.findByRole('link', { name: texts.toGroups })).toHaveAttribute('href', '/groups');
});

test('data that cannot be loaded can be retried', async () => {
  answers.refuse('get', path, 503);
  const { user } = open();
  expect(await screen.findByText(texts.failed)).toBeVisible();
  answers.list('get', path, [spring]);
  await user.click(screen.getByRole('button', { name: /again/i }));
  expect(await screen.findByText(texts.within(6, 40))).toBeVisible();
});
