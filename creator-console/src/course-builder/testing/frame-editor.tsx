import { screen } from '@testing-library/react';
import { texts as editing } from '../editing/texts';
import { texts } from '../widgets/parts/texts';
import { renderEditor } from './render-editor';

/** Tests shared by the editors that embed another site's page, which differ only in the site. */
export function testFrameEditor(type: 'calendly' | 'typeform', host: string, right: string): void {
  test('the page is saved with its address and an optional title', async () => {
    const { field, fill, sent } = renderEditor(type);
    expect(field(texts.url)).toHaveAccessibleDescription(texts.addressOf(host));
    await fill(texts.url, right);
    expect(sent()).toEqual({ url: right, title: '' });
    await fill(texts.title, 'Talk with Maren');
    expect(sent()).toEqual({ url: right, title: 'Talk with Maren' });
  });

  test('without an address it cannot be finished, and says so beside the field', async () => {
    const { field, done, fill, sent, onClose } = renderEditor(type);
    await fill(texts.title, 'Talk');
    expect(screen.getByText(editing.missingWords([texts.missing.url]))).toBeVisible();
    await done();
    expect(field(texts.url)).toHaveAccessibleDescription(editing.needed);
    expect([sent(), onClose.mock.calls]).toEqual([undefined, []]);
  });

  test.each([
    'https://example.org',
    `http://${host}/x`,
    `https://not${host}/x`,
    `https://${host}.example.org`,
  ])('an address such as %s is refused beside its field, and the previous page stays', async (url) => {
    const { field, fill, sent } = renderEditor(type, { url: right, title: '' });
    await fill(texts.url, url);
    expect(field(texts.url)).toHaveAccessibleDescription(texts.urlOf(host));
    expect(sent()).toBeUndefined();
  });

  test('server errors about an address are shown in the editor’s own words', async () => {
    const { field, fill, refuse } = renderEditor(type);
    refuse({ url: 'Invalid input' });
    await fill(texts.url, right);
    expect(await screen.findByText(texts.urlOf(host))).toBeVisible();
    expect(field(texts.url)).toBeInvalid();
  });

  test('the address has at most 2000 characters and the title 160', () => {
    const { field } = renderEditor(type);
    expect(field(texts.url)).toHaveAttribute('maxlength', '2000');
    expect(field(texts.title)).toHaveAttribute('maxlength', '160');
  });
}
