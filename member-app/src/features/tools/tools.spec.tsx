import { answers, blank } from '@sanctum/openapi/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { aMember, makeVideosPlayable, renderScreen } from '../../../testing';
import { i18n } from '../../shared/words/i18n';
import type { Product } from '../catalog';
import { Tools } from './tools';

const product = (id: string, changes: Partial<Product> = {}): Product => ({
  ...blank('ProductCardResponse'),
  id,
  type: 'digital_file',
  title: id,
  tags: [],
  ...changes,
});

function openAudio(...items: Product[]) {
  makeVideosPlayable();
  answers.answer('get', '/api/products', { items, total: items.length, page: 1, pageSize: 12 });
  answers.list('get', '/api/products/{id}/files', [
    {
      ...blank('ProductFileResponse'),
      id: 'dusk',
      fileName: 'Dusk.m4a',
      mimeType: 'audio/mp4',
      url: '/dusk.m4a',
    },
    {
      ...blank('ProductFileResponse'),
      id: 'card',
      fileName: 'Card.pdf',
      mimeType: 'application/pdf',
      url: '/card',
    },
  ]);
  return renderScreen(<Tools kind="audio" />, { as: aMember() });
}

const group = (name: 'owned' | 'more' | 'all') =>
  screen.findByRole('region', { name: i18n.t(`tools:groups.audio.${name}`) });

test('owned recordings play in place, above those that can be added', async () => {
  openAudio(product('Bells', { isOwned: true }), product('Rain'));
  const own = within(await group('owned'));
  expect(own.getByRole('heading', { name: 'Bells' })).toBeVisible();
  expect(await own.findByLabelText('Dusk', { selector: 'audio' })).toHaveAttribute('src', '/dusk.m4a');
  expect(own.queryByLabelText('Card', { selector: 'audio' })).toBeNull();
  expect(within(await group('more')).getByRole('heading', { name: 'Rain' })).toBeVisible();
  expect(answers.calls('get', '/api/products')[0]?.query).toMatchObject({ media: 'audio', sort: 'owned' });
});

test('a recording continues where this device left it, also from here', async () => {
  const { close } = openAudio(product('Bells', { isOwned: true }));
  const sound = () => screen.findByLabelText<HTMLAudioElement>('Dusk', { selector: 'audio' });
  (await sound()).currentTime = 42;
  fireEvent.pause(await sound());
  close();
  openAudio(product('Bells', { isOwned: true }));
  expect((await sound()).currentTime).toBe(42);
});

test('a member who owns none sees one list', async () => {
  openAudio(product('Rain'));
  expect(within(await group('all')).getByRole('heading', { name: 'Rain' })).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1);
});
