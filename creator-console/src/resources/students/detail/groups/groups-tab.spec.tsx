import { answers, blank } from '@sanctum/openapi/testing';
import { screen } from '@testing-library/react';
import { anAccount, renderScreen } from '../../../../../testing';
import { GroupsTab } from './groups-tab';
import { texts } from './texts';

const call = '/api/students/{id}/groups';
const student = { ...blank('StudentRecordResponse'), id: 'rosa' };
const group = (id: string, name: string) => ({ ...blank('GroupResponse'), id, name });

beforeEach(() => {
  answers.answer('get', '/api/auth/session', { account: anAccount() });
  answers.answer('get', '/api/circles', [group('spring', 'Spring'), group('autumn', 'Autumn')]);
  answers.answer('get', '/api/pods', [group('oak', 'Oak')]);
  answers.answer('get', call, { circleId: 'spring', podId: null, brought: [], takenOut: [] });
});

function open() {
  const rendered = renderScreen(<GroupsTab student={student} />);
  const choose = async (label: string, name: string) => {
    await rendered.user.click(await screen.findByRole('combobox', { name: label }));
    await rendered.user.click(await screen.findByRole('option', { name }));
  };
  const save = () => rendered.user.click(screen.getByRole('button', { name: 'Save Assignments' }));
  return { ...rendered, choose, save };
}

test('the current circle and pod are shown, and there is nothing to save', async () => {
  open();
  expect(await screen.findByRole('combobox', { name: texts.circle })).toHaveTextContent('Spring');
  expect(screen.getByRole('combobox', { name: texts.pod })).toHaveTextContent(texts.none);
  expect(screen.getByRole('button', { name: 'Save Assignments' })).toBeDisabled();
});

test('Save Assignments sends both, and says that they are saved', async () => {
  answers.answer('put', call, { circleId: null, podId: 'oak', brought: [], takenOut: [] });
  const { choose, save } = open();
  await choose(texts.circle, texts.none);
  await choose(texts.pod, 'Oak');
  answers.answer('get', call, { circleId: null, podId: 'oak', brought: [], takenOut: [] });
  await save();
  expect(await screen.findByText(texts.saved)).toBeVisible();
  expect(answers.calls('put', call)[0]?.body).toEqual({ circleId: null, podId: 'oak' });
});

test('choices that could not be saved stay selected', async () => {
  answers.refuse('put', call, 503);
  const { choose, save } = open();
  await choose(texts.pod, 'Oak');
  await save();
  expect(await screen.findByText(texts.failed)).toBeVisible();
  expect(screen.getByRole('combobox', { name: texts.pod })).toHaveTextContent('Oak');
});

test('without any group the tab links to the page that creates them', async () => {
  answers.answer('get', '/api/circles', []);
  answers.answer('get', '/api/pods', []);
  answers.answer('get', call, { circleId: null, podId: null, brought: [], takenOut: [] });
  open();
  expect(await screen.findByText(texts.noneYet)).toBeVisible();
  expect(screen.getByRole('link', { name: texts.manage })).toHaveAttribute('href', '/groups');
});

test('groups from products are listed with the product, and cannot be edited', async () => {
  const tree = { ...blank('BroughtGroupResponse'), id: 'tree', name: 'Tree circle' };
  const product = { ...blank('BringingProductResponse'), id: 'oak', title: 'Oak' };
  answers.answer('get', call, {
    circleId: null,
    podId: null,
    brought: [{ ...tree, products: [product] }],
    takenOut: [],
  });
  open();
  expect(await screen.findByText('Tree circle')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Oak' })).toHaveAttribute('href', '/products/oak');
  expect(screen.getByRole('combobox', { name: texts.circle })).toHaveTextContent(texts.none);
});

describe('one of the circles into which a product brings the student', () => {
  const tree = { ...blank('BroughtGroupResponse'), id: 'tree', name: 'Tree circle' };
  const one = '/api/students/{id}/groups/{groupId}';

  test('is left after a confirmation, and rejoined with one click', async () => {
    answers.answer('get', call, { circleId: null, podId: null, brought: [tree], takenOut: [] });
    answers.answer('delete', one, undefined);
    answers.answer('put', one, { circleId: null, podId: null, brought: [tree], takenOut: [] });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: texts.takeOutOf('Tree circle') }));
    expect(screen.getByRole('dialog')).toHaveTextContent(texts.takeOutUntil);
    expect(answers.calls('delete', one)).toEqual([]);
    answers.answer('get', call, { circleId: null, podId: null, brought: [], takenOut: [tree] });
    await user.click(screen.getByRole('button', { name: texts.takeOut }));
    expect(await screen.findByRole('list', { name: texts.takenOut })).toHaveTextContent('Tree circle');
    expect(answers.calls('delete', one)[0]?.path).toMatchObject({ groupId: 'tree' });
    answers.answer('get', call, { circleId: null, podId: null, brought: [tree], takenOut: [] });
    await user.click(screen.getByRole('button', { name: texts.bringBackTo('Tree circle') }));
    expect(await screen.findByRole('list', { name: texts.brought })).toHaveTextContent('Tree circle');
    expect(answers.calls('put', one)).toHaveLength(1);
  });

  test('stays unchanged if that fails, and says why', async () => {
    answers.answer('get', call, { circleId: null, podId: null, brought: [tree], takenOut: [] });
    answers.refuse('delete', one, 503);
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: texts.takeOutOf('Tree circle') }));
    await user.click(screen.getByRole('button', { name: texts.takeOut }));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByRole('dialog')).toBeVisible();
  });
});
