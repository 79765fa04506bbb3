import { screen } from '@testing-library/react';
import { texts as editing } from '../../editing/texts';
import { renderEditor } from '../../testing/render-editor';
import { texts as shared } from '../parts/texts';
import { texts } from './texts';

test('a button is saved with its text, address and style', async () => {
  const { fill, choose, sent } = renderEditor('button');
  await fill(texts.label, 'Join us');
  expect(sent()).toBeUndefined();
  await fill(shared.url, '/library');
  expect(sent()).toEqual({ label: 'Join us', url: '/library', variant: 'default' });
  await choose(texts.look, texts.looks.outline);
  expect(sent()).toEqual({ label: 'Join us', url: '/library', variant: 'outline' });
});

test('a button without text and URL is not finished, and says so beside both', async () => {
  const { field, fill, done, sent, onClose } = renderEditor('button');
  await fill(texts.label, ' ');
  expect(screen.getByText(editing.missingWords([texts.missing, shared.missing.url]))).toBeVisible();
  expect(field(texts.label)).toBeValid();
  await done();
  expect(field(texts.label)).toHaveAccessibleDescription(editing.needed);
  expect(field(shared.url)).toHaveAccessibleDescription(editing.needed);
  expect([sent(), onClose.mock.calls]).toEqual([undefined, []]);
});

test.each(['http://example.org', 'example.org', 'javascript:alert(1)', '//example.org'])(
  'an address such as %s is refused beside its field',
  async (url) => {
    const { field, fill, sent } = renderEditor('button', { label: 'Join us', url: '/library' });
    await fill(shared.url, url);
    expect(field(shared.url)).toHaveAccessibleDescription(texts.wrongUrl);
    await fill(shared.url, 'https://example.org');
    expect(field(shared.url)).toHaveAccessibleDescription(texts.url);
    expect(sent()).toMatchObject({ url: 'https://example.org' });
  },
);

test('a server error about a URL has the editor’s own words', async () => {
  const { field, fill, refuse } = renderEditor('button', { label: 'Join us', url: '/library' });
  refuse({ url: 'Invalid input' });
  await fill(shared.url, 'https://example.org');
  expect(await screen.findByText(texts.wrongUrl)).toBeVisible();
  expect(field(shared.url)).toBeInvalid();
});

test('a refused widget shows ‘Error’ / ‘Failed to update widget’', async () => {
  const { fill, refuse, toast } = renderEditor('button', { label: 'Join us', url: '/library' });
  refuse({ url: 'Invalid input' });
  await fill(shared.url, 'https://example.org');
  await screen.findByText(texts.wrongUrl);
  expect(toast).toHaveBeenCalledWith({ title: 'Error', text: 'Failed to update widget', failed: true });
});

test('the text of a button has at most 80 characters and its address 2000', () => {
  const { field } = renderEditor('button');
  expect(field(texts.label)).toHaveAttribute('maxlength', '80');
  expect(field(shared.url)).toHaveAttribute('maxlength', '2000');
});
