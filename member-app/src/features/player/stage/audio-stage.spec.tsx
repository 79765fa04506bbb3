import { blank } from '@sanctum/openapi/testing';
import { fireEvent, screen } from '@testing-library/react';
import { findPlayback, openPlayer } from '../../../../testing/player';

const bells = {
  id: 'bells',
  type: 'audio' as const,
  untranslated: [],
  settings: {
    ...blank('DeliveredAudioWidgetSettings'),
    url: 'http://localhost:3000/files/bells.mp3',
    title: 'Bells',
  },
};

async function openRecording() {
  const { user, close } = openPlayer({ others: [bells] });
  const sound = await screen.findByLabelText<HTMLAudioElement>('Bells', { selector: 'audio' });
  return { user, close, sound };
}

test('the player is named like its recording', async () => {
  await openRecording();
  expect(screen.getByRole('region', { name: 'Bells' })).toBeVisible();
});

test('a recording continues where this device left it', async () => {
  const { close, sound } = await openRecording();
  sound.currentTime = 42;
  fireEvent.pause(sound);
  close();
  const again = await openRecording();
  expect(again.sound.currentTime).toBe(42);
});

test('a recording closed while playing continues there too', async () => {
  const { close, sound } = await openRecording();
  sound.currentTime = 17;
  close();
  expect((await openRecording()).sound.currentTime).toBe(17);
});

test('a finished recording starts over', async () => {
  const { close, sound } = await openRecording();
  sound.currentTime = 100;
  fireEvent.pause(sound);
  close();
  expect((await openRecording()).sound.currentTime).toBe(0);
});

describe('on a lock screen', () => {
  const actions = new Map<string, ((details: object) => void) | null>();
  const session = {
    metadata: null as { title: string } | null,
    setActionHandler: (action: string, handler: ((details: object) => void) | null) =>
      actions.set(action, handler),
    setPositionState: jest.fn(),
  };
  beforeEach(() => {
    actions.clear();
    Object.assign(navigator, { mediaSession: session });
    Object.assign(globalThis, {
      MediaMetadata: class {
        title: string;
        constructor({ title }: { title: string }) {
          this.title = title;
        }
      },
    });
  });
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'mediaSession');
    Reflect.deleteProperty(globalThis, 'MediaMetadata');
  });

  test('the playing media is named, can be paused and sought, and disappears with its page', async () => {
    const { close, sound } = await openRecording();
    expect(session.metadata).toBeNull();
    await sound.play();
    expect(session.metadata).toEqual({ title: 'Bells' });
    expect(session.setPositionState).toHaveBeenLastCalledWith(
      expect.objectContaining({ duration: 100, position: 0 }),
    );
    actions.get('seekto')?.({ seekTime: 30 });
    actions.get('seekbackward')?.({});
    expect(sound.currentTime).toBe(20);
    actions.get('pause')?.({});
    expect(sound.paused).toBe(true);
    close();
    expect(session.metadata).toBeNull();
    expect(actions.get('play')).toBeNull();
  });

  test('starting a recording pauses the video', async () => {
    const { sound } = await openRecording();
    const video = await findPlayback();
    await video.play();
    await sound.play();
    expect(video.paused).toBe(true);
    expect(sound.paused).toBe(false);
    expect(session.metadata).toEqual({ title: 'Bells' });
  });
});
