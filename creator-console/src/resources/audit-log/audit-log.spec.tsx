import { answers, blank } from '@sanctum/openapi/testing';
import { screen, within } from '@testing-library/react';
import { ResourceContextProvider, ResourceDefinitionContextProvider } from 'react-admin';
import { anAccount, renderScreen } from '../../../testing';
import { texts as recordTexts } from '../../shared/record-texts';
import type { AuditEntry } from './audit-log.api';
import { AuditLogList } from './audit-log-list';
import { texts } from './texts';

const path = '/api/creator/audit-entries';
const entry = (facts: Partial<AuditEntry> = {}): AuditEntry => ({
  ...blank('AuditEntryResponse'),
  id: 'entry',
  at: '2031-05-30T16:00:00.000Z',
  actorId: 'coach',
  actorName: 'Maren Solveig',
  action: 'product.updated',
  subjectType: 'product',
  subjectId: 'oak',
  subjectName: 'Oak',
  memberId: null,
  memberName: null,
  fields: ['priceCents', 'whatsInside'],
  reason: null,
  count: null,
  ...facts,
});

beforeEach(() => answers.answer('get', '/api/auth/session', { account: anAccount() }));

const open = () =>
  renderScreen(
    <ResourceDefinitionContextProvider definitions={{ products: { name: 'products', hasEdit: true } }}>
      <ResourceContextProvider value="audit-entries">
        <AuditLogList />
      </ResourceContextProvider>
    </ResourceDefinitionContextProvider>,
    { at: '/audit-entries', route: '/audit-entries' },
  );

test('a row shows when, who, what with the changed fields, and the subject by name', async () => {
  answers.answer('get', path, [entry()]);
  open();
  const row = (await screen.findByText('Maren Solveig')).closest('tr')!;
  expect(within(row).getByText(`${texts.actions['product.updated']}: price, whats inside`)).toBeVisible();
  expect(within(row).getByText('Oak')).toBeVisible();
  expect(within(row).getByText(/2031/)).toBeVisible();
});

test('an action on several records shows their number, and one by an erased account says so', async () => {
  const several = { count: 1240, subjectId: null, subjectName: null };
  answers.answer('get', path, [entry({ ...several, fields: [], actorName: null })]);
  open();
  expect(await screen.findByText(/\(1,240\)/)).toBeVisible();
  expect(screen.getByText(texts.several)).toBeVisible();
  expect(screen.getByText(texts.gone)).toBeVisible();
});

test('an empty log says what will appear here, and a search without results says something else', async () => {
  answers.answer('get', path, []);
  const { user } = open();
  expect(await screen.findByText(texts.none)).toBeVisible();
  await user.type(screen.getByPlaceholderText(texts.search), 'nobody');
  expect(await screen.findByText(texts.noneFound)).toBeVisible();
});

test('a log that cannot be loaded says so and can be retried', async () => {
  answers.refuse('get', path, 500);
  open();
  expect(await screen.findByRole('button', { name: recordTexts.tryAgain })).toBeVisible();
});

test('an entry links to its subject’s page, or to the list of its kind if there is none', async () => {
  answers.answer('get', path, [
    entry(),
    entry({ id: 'gone', subjectId: 'elm', subjectName: null, memberName: 'Elm' }),
    entry({ id: 'kind', action: 'webhook.updated', subjectType: 'webhook', subjectName: 'Shop sync' }),
  ]);
  open();
  const link = (name: string) => screen.findByRole('link', { name });
  expect(await link('Oak')).toHaveAttribute('href', '/products/oak');
  expect(await link('Elm')).toHaveAttribute('href', '/products');
  expect(await link('Shop sync')).toHaveAttribute('href', '/settings/webhooks');
});
