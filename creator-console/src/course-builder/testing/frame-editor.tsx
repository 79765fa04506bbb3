import { screen } from '@testing-library/react';
import { texts as editing } from '../editing/texts';
import { texts } from '../widgets/parts/texts';
import { renderEditor } from './render-editor';

/** The editors of pages of another site are the same, but for the site. */
export function testFrameEditor(type: 'calendly' | 'typeform', host: string, right: string): void {
  test('the page is saved with its address and, if there is one, a title', async () => {
    const { field, fill, sent } = renderEditor(type);
    expect(field(texts.url)).toHaveAccessibleDescription(texts.addressOf(host));
    await fill(texts.url, right);
    expect(sent()).toEqual({ url: right, title: '' });
    await fill(texts.title, 'Talk with Maren');
    expect(sent()).toEqual({ url: right, title: 'Talk with Maren' });
  });

  test('without an address it is not done, and says so beside the field', async () => {
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
  ])('an address such as %s is refused beside its field, and the page before stays', async (url) => {
    const { field, fill, sent } = renderEditor(type, { url: right, title: '' });
    await fill(texts.url, url);
    expect(field(texts.url)).toHaveAccessibleDescription(texts.urlOf(host));
    expect(sent()).toBeUndefined();
  });

  test('what only the server finds wrong with an address is said in the words of the editor', async () => {
    const { field, fill, refuse } = renderEditor(type);
    refuse({ url: 'Invalid input' });
    await fill(texts.url, right);
    expect(await screen.findByText(texts.urlOf(host))).toBeVisible();
    expect(field(texts.url)).toBeInvalid();
  });

  test('the address has at most 2000 letters and the title 160', () => {
    const { field } = renderEditor(type);
    expect(field(texts.url)).toHaveAttribute('maxlength', '2000');
    expect(field(texts.title)).toHaveAttribute('maxlength', '160');
  });
}
