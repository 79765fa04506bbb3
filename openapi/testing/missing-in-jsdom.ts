/** Stand-in for observers, which jsdom lacks because it has no layout. */
class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

const noRectangle = () => new DOMRect();
const noRectangles = () => [] as unknown as DOMRectList;

/** A stream whose events the test sends. */
class Stream extends EventTarget {
  static readonly CLOSED = 2;
  readonly readyState = 1;
  close() {}
}

Object.assign(globalThis, {
  EventSource: Stream,
  ResizeObserver: Observer,
  IntersectionObserver: Observer,
  matchMedia: (media: string) =>
    Object.assign(new EventTarget(), { media, matches: false, addListener() {}, removeListener() {} }),
  scrollTo() {},
  MediaError: {
    MEDIA_ERR_ABORTED: 1,
    MEDIA_ERR_NETWORK: 2,
    MEDIA_ERR_DECODE: 3,
    MEDIA_ERR_SRC_NOT_SUPPORTED: 4,
  },
});
Object.assign(Element.prototype, {
  scrollIntoView() {},
  scrollTo() {},
  hasPointerCapture: () => false,
  setPointerCapture() {},
  releasePointerCapture() {},
});
Object.assign(Range.prototype, { getBoundingClientRect: noRectangle, getClientRects: noRectangles });
Object.assign(document, { elementFromPoint: () => null });
Object.assign(HTMLMediaElement.prototype, { load() {}, pause() {}, play: () => Promise.resolve() });
Object.assign(URL, { createObjectURL: () => 'blob:of-this-test', revokeObjectURL() {} });
