import { act, screen, within } from '@testing-library/react';
import { MediaUploads } from '../../media-library/media-uploads';
import { renderScreen } from '../../../testing';
import type { MediaAsset } from './kind-of';
import { EngineInHand } from './testing/engine-in-hand';
import { texts } from './texts';
import type { UploadItem } from './upload-item';
import { uploads } from './uploads';

jest.mock('./upload-engine', () => ({ UploadEngine: EngineInHand }));

const { tray } = texts;
const video = new File([new Uint8Array(200)], 'walk.mp4', { type: 'video/mp4' });

/** Renders the tray with one video uploading. */
async function withVideo() {
  const { user } = renderScreen(<MediaUploads />);
  await act(async () => void (await uploads.add(video)));
  const row = () =>
    within(screen.getByRole('list', { name: tray.label }))
      .getByText('walk.mp4')
      .closest('li')!;
  await screen.findByText('walk.mp4');
  // The uploads of a tab outlive every component, and so does the engine.
  const engine = EngineInHand.last;
  engine.asked.splice(0);
  const show = async (changes: Partial<UploadItem>, says: string) => {
    act(() => EngineInHand.last.show('walk.mp4', changes));
    expect(await within(row()).findByText(says)).toBeVisible();
  };
  const press = (name: string) => user.click(within(row()).getByRole('button', { name }));
  return { user, row, show, press, engine };
}

const isRefusedToLeave = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

afterEach(() => {
  act(() => EngineInHand.last.cancel('walk.mp4'));
  act(() => uploads.clearDone());
});

test('an upload is paused and resumed, and the browser asks before leaving a page with a running one', async () => {
  const { show, press, engine } = await withVideo();
  await show({ sent: 20 }, tray.states.sending(10, 200));
  expect(isRefusedToLeave()).toBe(true);
  await press(tray.pause('walk.mp4'));
  await show({ state: 'paused' }, tray.states.paused(10));
  expect(isRefusedToLeave()).toBe(false);
  await press(tray.resume('walk.mp4'));
  await show({ state: 'away' }, tray.states.away);
  await show({ state: 'registering', sent: 200 }, tray.states.registering);
  expect(engine.asked).toEqual(['pause walk.mp4', 'resume walk.mp4']);
});

test('a refused upload says why, in the tray and in a toast, and can be retried', async () => {
  const { row, press, engine } = await withVideo();
  await act(async () => engine.fail('walk.mp4', 'This is no video.'));
  expect(await screen.findByText('walk.mp4: This is no video.')).toBeVisible();
  expect(row()).toHaveTextContent(`${texts.failed}: This is no video.`);
  expect(screen.getByText(tray.said(0, 1))).toBeInTheDocument();
  await press(tray.retry('walk.mp4'));
  expect(engine.asked).toEqual(['retry walk.mp4']);
});

test('a failed upload shows ‘Upload failed’ / ‘Failed to upload file. Please try again.’', async () => {
  const { engine } = await withVideo();
  await act(async () => engine.fail('walk.mp4', texts.failedText));
  const toast = await screen.findByRole('alert');
  expect(within(toast).getByText('Upload failed')).toBeVisible();
  expect(within(toast).getByText('Failed to upload file. Please try again.')).toBeVisible();
});

test('after a reload the tray asks for the same file, and refuses another one', async () => {
  const { user, show, engine } = await withVideo();
  await show({ state: 'needsFile' }, tray.states.needsFile);
  const input = screen.getByLabelText(tray.chooseThis('walk.mp4'), { selector: 'input' });
  await user.upload(input, new File(['x'], 'other.mp4'));
  expect(await screen.findByRole('alert')).toHaveTextContent(tray.anotherFile('walk.mp4'));
  await user.upload(input, video);
  expect(engine.asked).toEqual(['provide walk.mp4', 'provide walk.mp4']);
});

test('a finished upload is announced once and stays in the tray until it is cleared', async () => {
  const { user, engine } = await withVideo();
  const asset = { id: 'a', fileName: 'walk.mp4', fileSize: 200 } as MediaAsset;
  await act(async () => engine.register('walk.mp4', asset));
  expect(await screen.findByText(texts.uploaded('walk.mp4'))).toBeVisible();
  expect(await screen.findByText(tray.states.done)).toBeVisible();
  expect(screen.getByText(tray.summary(1, 1, 100))).toBeVisible();
  await user.click(screen.getByRole('button', { name: tray.clear }));
  expect(screen.queryByText(tray.states.done)).not.toBeInTheDocument();
});

test('a form’s file is not in the tray', async () => {
  await withVideo();
  await act(async () => void (await uploads.sendForField(new File(['x'], 'seed.png'), 'thumbnail')));
  act(() => EngineInHand.last.show('walk.mp4', { sent: 100 }));
  expect(await screen.findByText(tray.summary(0, 1, 50))).toBeVisible();
  expect(screen.queryByText('seed.png')).not.toBeInTheDocument();
});
