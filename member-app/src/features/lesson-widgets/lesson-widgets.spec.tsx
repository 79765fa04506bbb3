import { advance, answers, blank, stopClock } from '@sanctum/openapi/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { aLesson, lessonContent, renderScreen } from '../../../testing';
import { i18n } from '../../shared/words/i18n';
import { useLesson } from '../learning';
import { LessonWidgets } from './lesson-widgets';
import { useRenewLesson, useSignedMedia } from './parts/signed-url';
import type { LessonWidget } from './parts/widgets';

const TEN_MINUTES = 10 * 60_000;
const path = '/api/learning/lessons/{lessonId}';

/** A picture, a recording and a file, whose addresses are signed again by every call. */
function widgets(signature: number): LessonWidget[] {
  const url = (name: string) => `http://localhost:3000/files/${name}?signature=${signature}`;
  const image = { ...blank('DeliveredImageWidgetSettings'), url: url('window'), alt: 'A window' };
  const audio = { ...blank('DeliveredAudioWidgetSettings'), url: url('bells'), title: 'Bells' };
  const file = { ...blank('DeliveredFileWidgetSettings'), url: url('card'), fileName: 'card.pdf' };
  return [
    { id: 'image', type: 'image', settings: image, untranslated: [] },
    { id: 'audio', type: 'audio', settings: audio, untranslated: [] },
    { id: 'file', type: 'file', settings: file, untranslated: [] },
  ];
}

/** Stands in for the player. */
function Sound({ url, title }: { url: string; title: string }) {
  // oxlint-disable-next-line jsx-a11y/media-has-caption -- sound without words
  return <audio {...useSignedMedia(url, useRenewLesson())} aria-label={title} />;
}

function Lesson() {
  const { data } = useLesson('lesson');
  return data ? (
    <LessonWidgets
      lessonId="lesson"
      widgets={data.pages[0]?.widgets ?? []}
      stores
      renderMedia={({ settings }) => <Sound {...settings} />}
    />
  ) : null;
}

const picture = () => screen.getByRole<HTMLImageElement>('img', { name: 'A window' });
const sound = () => screen.getByLabelText<HTMLAudioElement>('Bells');
const signatureOf = (address: string) => Number(new URL(address).searchParams.get('signature'));

async function openLesson() {
  let signature = 0;
  answers.answer('get', path, () => lessonContent(aLesson('lesson'), {}, widgets(++signature)));
  renderScreen(<Lesson />);
  await screen.findByRole('img', { name: 'A window' });
}

test('a picture with an expired URL gets a new one; a working one stays', async () => {
  await openLesson();
  fireEvent.error(picture());
  await waitFor(() => expect(signatureOf(picture().src)).toBe(2));
  expect(signatureOf(sound().src)).toBe(1);
});

test('a recording whose address expires while it plays continues where it was', async () => {
  await openLesson();
  sound().currentTime = 42;
  fireEvent.error(sound());
  await waitFor(() => expect(signatureOf(sound().src)).toBe(2));
  sound().currentTime = 0;
  fireEvent.loadedMetadata(sound());
  expect(sound().currentTime).toBe(42);
});

test('other companies’ pages that are closed to a minor are named, with whom to ask, and nothing is opened', async () => {
  const closed = { url: null, closed: 'guardian_consent' as const };
  const frames: LessonWidget[] = [
    { id: 'call', type: 'calendly', settings: { ...closed, title: 'A call' }, untranslated: [] },
    { id: 'form', type: 'typeform', settings: { ...closed, title: 'A form' }, untranslated: [] },
    {
      id: 'talk',
      type: 'video_link',
      untranslated: [],
      settings: { ...closed, embedUrl: null, provider: 'youtube', title: 'A talk' },
    },
  ];
  answers.answer('get', path, lessonContent(aLesson('lesson'), {}, frames));
  renderScreen(<Lesson />);
  expect(await screen.findByRole('heading', { name: 'A call' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'A form' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'A talk' })).toBeVisible();
  expect(screen.getAllByText(i18n.t('ui:closedFrame.whom'))).toHaveLength(3);
  expect(screen.queryByRole('link')).toBeNull();
  expect(document.querySelector('iframe')).toBeNull();
});

test('a video of another company is requested when its play button is pressed, and then has the focus', async () => {
  const settings = {
    url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    embedUrl: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0',
    provider: 'youtube' as const,
    title: 'A talk',
    closed: null,
  };
  answers.answer(
    'get',
    path,
    lessonContent(aLesson('lesson'), {}, [{ id: 'talk', type: 'video_link', settings, untranslated: [] }]),
  );
  const { user } = renderScreen(<Lesson />);
  const play = await screen.findByRole('button', { name: /^Play video/ });
  expect(screen.getByRole('link', { name: /YouTube/ })).toHaveAttribute('href', settings.url);
  // Neither a frame nor a picture: both would be requests.
  expect(document.querySelector('iframe, img, link[rel="preconnect"]')).toBeNull();
  await user.click(play);
  const frame = screen.getByTitle('A talk');
  expect(frame).toHaveAttribute('src', settings.embedUrl);
  expect(frame).toHaveFocus();
});

test('a picture that cannot be shown at all is not asked for again and again', async () => {
  await openLesson();
  fireEvent.error(picture());
  await waitFor(() => expect(signatureOf(picture().src)).toBe(2));
  fireEvent.error(picture());
  await waitFor(() => expect(answers.calls('get', path)).toHaveLength(2));
});

test('a lesson that stays open gets its file a fresh address every ten minutes', async () => {
  stopClock();
  await openLesson();
  const address = () => screen.getByRole<HTMLAnchorElement>('link', { name: /card\.pdf/ }).href;
  expect(signatureOf(address())).toBe(1);
  await advance(TEN_MINUTES);
  await waitFor(() => expect(signatureOf(address())).toBe(2));
});
