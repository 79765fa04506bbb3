import { hearOfChanges } from './hear-of-changes';

class Stream extends EventTarget {
  static readonly CLOSED = 2;
  static readonly all: Stream[] = [];
  readyState = 1;
  constructor(readonly url: string) {
    super();
    Stream.all.push(this);
  }
  say(type: string, data = '{"topic":"conversation","id":"oak"}'): void {
    this.dispatchEvent(new MessageEvent(type, { data }));
  }
  close(): void {
    this.readyState = Stream.CLOSED;
  }
}

/** The page, as far as a stream knows it. */
const page = Object.assign(new EventTarget(), { hidden: false });

const isNew = jest.fn();
const isTyping = jest.fn();
let stop: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  page.hidden = false;
  Object.assign(globalThis, { EventSource: Stream, document: page });
  Stream.all.length = 0;
  isNew.mockClear();
  isTyping.mockClear();
  stop = hearOfChanges('/stream', { topic: 'conversation', onChange: isNew, onTyping: isTyping });
});
afterEach(() => {
  stop();
  jest.useRealTimers();
  // other test files in this process must find no page
  for (const name of ['EventSource', 'document']) Reflect.deleteProperty(globalThis, name);
});

test('news is requested for each change, and not when the stream begins or in between', () => {
  const [stream] = Stream.all;
  expect(stream!.url).toBe('/stream?sinceMs=2000');
  jest.advanceTimersByTime(1_900);
  stream!.say('ready', '{"coversMs":2000}');
  for (const type of ['quiet', 'changed', 'changed', 'quiet']) stream!.say(type);
  jest.advanceTimersByTime(60_000);
  expect(isNew.mock.calls).toEqual([['oak'], ['oak']]);
});

test.each(['{"coversMs":2000}', '{}'])('a stream that may have missed changes asks for them: %s', (said) => {
  jest.advanceTimersByTime(2_100);
  Stream.all[0]!.say('ready', said);
  expect(isNew.mock.calls).toEqual([[]]);
});

test('changes of other topics are ignored', () => {
  Stream.all[0]!.say('changed', '{"topic":"post","id":"elm"}');
  expect(isNew).not.toHaveBeenCalled();
});

test('everyone on a page shares one stream, which ends with the last of them', () => {
  const other = jest.fn();
  Stream.all[0]!.say('ready', '{"coversMs":2000}');
  const stopOther = hearOfChanges('/stream', { topic: 'conversation', onChange: other });
  Stream.all[0]!.say('changed');
  expect(other).toHaveBeenCalledTimes(1);
  expect(Stream.all).toHaveLength(1);
  stop();
  expect(Stream.all[0]!.readyState).not.toBe(Stream.CLOSED);
  stopOther();
  expect(Stream.all[0]!.readyState).toBe(Stream.CLOSED);
});

test('a hidden window has no stream, and asks for news when it is visible again', () => {
  const show = (isShown: boolean) => {
    page.hidden = !isShown;
    page.dispatchEvent(new Event('visibilitychange'));
  };
  Stream.all[0]!.say('ready', '{"coversMs":2000}');
  show(false);
  expect(Stream.all[0]!.readyState).toBe(Stream.CLOSED);
  jest.advanceTimersByTime(60_000);
  expect(isNew).not.toHaveBeenCalled();
  show(true);
  expect(Stream.all[1]!.url).toBe('/stream');
  Stream.all[1]!.say('ready', '{"coversMs":0}');
  expect(isNew).toHaveBeenCalledTimes(1);
});

test('typing signals arrive, and nothing is requested', () => {
  Stream.all[0]!.say('typing', '{"topic":"typing","id":"oak"}');
  expect(isTyping).toHaveBeenCalledWith('oak');
  expect(isNew).not.toHaveBeenCalled();
});

test('news is requested every 15 seconds while there is no stream', () => {
  const [stream] = Stream.all;
  stream!.say('ready', '{"coversMs":2000}');
  stream!.say('error');
  jest.advanceTimersByTime(30_000);
  expect(isNew).toHaveBeenCalledTimes(2);
  jest.advanceTimersByTime(3_000);
  stream!.say('ready', '{"coversMs":2000}');
  jest.advanceTimersByTime(30_000);
  expect(isNew).toHaveBeenCalledTimes(3);
  expect(Stream.all).toHaveLength(1);
});

test('a permanently ended stream is opened again once polling has renewed the sign-in', () => {
  Stream.all[0]!.say('error');
  Stream.all[0]!.close();
  jest.advanceTimersByTime(15_000);
  expect(isNew).toHaveBeenCalledTimes(1);
  expect(Stream.all).toHaveLength(2);
});

test('nothing is requested after stopping', () => {
  stop();
  jest.advanceTimersByTime(60_000);
  expect(isNew).not.toHaveBeenCalled();
  expect(Stream.all[0]!.readyState).toBe(Stream.CLOSED);
});
