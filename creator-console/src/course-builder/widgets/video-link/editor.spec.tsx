import { screen } from '@testing-library/react';
import { texts as editing } from '../../editing/texts';
import { renderEditor } from '../../testing/render-editor';
import { texts as shared } from '../parts/texts';
import { texts } from './texts';

const RIGHT = 'https://youtu.be/aqz-KE-bpKQ';

test('the video is saved with its link and, if there is one, a title', async () => {
  const { field, fill, sent } = renderEditor('video_link');
  expect(field(shared.url)).toHaveAccessibleDescription(texts.help);
  await fill(shared.url, RIGHT);
  expect(sent()).toEqual({ url: RIGHT, title: '' });
  await fill(shared.title, 'A talk');
  expect(sent()).toEqual({ url: RIGHT, title: 'A talk' });
});

test('without a link it is not done, and says so beside the field', async () => {
  const { field, done, fill, sent } = renderEditor('video_link');
  await fill(shared.title, 'A talk');
  expect(screen.getByText(editing.missingWords([shared.missing.url]))).toBeVisible();
  await done();
  expect(field(shared.url)).toHaveAccessibleDescription(editing.needed);
  expect(sent()).toBeUndefined();
});

test.each([
  'https://example.org/watch?v=aqz-KE-bpKQ',
  'http://youtu.be/aqz-KE-bpKQ',
  'https://notyoutube.com/watch?v=aqz-KE-bpKQ',
  'https://youtube.com.example.org/watch?v=aqz-KE-bpKQ',
  'a video',
])('a link such as %s is refused beside its field, and the video before stays', async (url) => {
  const { field, fill, sent } = renderEditor('video_link', { url: RIGHT, title: '' });
  await fill(shared.url, url);
  expect(field(shared.url)).toHaveAccessibleDescription(texts.wrong);
  expect(sent()).toBeUndefined();
});

test('a link of the right company that leads to no video is refused by the server, in the words of the editor', async () => {
  const { field, fill, refuse } = renderEditor('video_link');
  refuse({ url: 'must be a link to a video on YouTube, Vimeo or Loom' });
  await fill(shared.url, 'https://www.youtube.com/@maren');
  expect(await screen.findByText(texts.wrong)).toBeVisible();
  expect(field(shared.url)).toBeInvalid();
});
