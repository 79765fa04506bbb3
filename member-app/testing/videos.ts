import { fireEvent } from '@testing-library/react';

/** Captions of a video, which report when they are turned on or off. */
class Captions {
  readonly kind = 'captions';
  readonly language = 'en';
  readonly label = 'English';
  readonly cues = null;
  private shown: TextTrackMode = 'disabled';

  constructor(private readonly changed: () => void) {}

  get mode(): TextTrackMode {
    return this.shown;
  }

  set mode(mode: TextTrackMode) {
    this.shown = mode;
    this.changed();
  }
}

class CaptionTracks extends EventTarget {
  readonly 0 = new Captions(() => this.dispatchEvent(new Event('change')));
  readonly length = 1;

  *[Symbol.iterator]() {
    yield this[0];
  }
}

const own = <Value>(make: () => Value) => {
  const known = new WeakMap<object, Value>();
  return (element: object): Value => {
    const value = known.get(element) ?? make();
    known.set(element, value);
    return value;
  };
};

/**
 * Gives videos their length, their captions and whether they play, which jsdom leaves out. Their time moves only where
 * the page or the test sets it.
 */
export function makeVideosPlayable({ duration = 100 } = {}): void {
  const video = HTMLMediaElement.prototype;
  const tracks = own(() => new CaptionTracks());
  const playing = new WeakSet<object>();
  jest.spyOn(video, 'duration', 'get').mockReturnValue(duration);
  jest.spyOn(video, 'readyState', 'get').mockReturnValue(HTMLMediaElement.HAVE_METADATA);
  jest.spyOn(video, 'textTracks', 'get').mockImplementation(function (this: HTMLMediaElement) {
    return tracks(this) as unknown as TextTrackList;
  });
  jest.spyOn(video, 'paused', 'get').mockImplementation(function (this: HTMLMediaElement) {
    return !playing.has(this);
  });
  jest.spyOn(video, 'play').mockImplementation(async function (this: HTMLMediaElement) {
    playing.add(this);
    this.dispatchEvent(new Event('play'));
  });
  jest.spyOn(video, 'pause').mockImplementation(function (this: HTMLMediaElement) {
    playing.delete(this);
    this.dispatchEvent(new Event('pause'));
  });
}

/** Moves the video to this second. */
export function showSecond(video: HTMLVideoElement, second: number): void {
  video.currentTime = second;
  fireEvent.timeUpdate(video);
}

/** Loads this much of the video: its length, and the size of its picture if the browser can decode it. */
export function showMetadata(video: HTMLVideoElement, { hasPicture = true } = {}): void {
  jest.spyOn(video, 'videoWidth', 'get').mockReturnValue(hasPicture ? 1920 : 0);
  fireEvent.loadedMetadata(video);
}

/** Stops the video with an error; by default, its data did not arrive. */
export function breakVideo(video: HTMLVideoElement, code: number = MediaError.MEDIA_ERR_NETWORK): void {
  Object.defineProperty(video, 'error', { configurable: true, value: { code } });
  fireEvent.error(video);
}
