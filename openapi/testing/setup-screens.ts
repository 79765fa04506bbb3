import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { answers } from './answers';
import './missing-in-jsdom';

// a busy machine is not a broken product; what passes does not wait
configure({ asyncUtilTimeout: 60_000 });

/** React errors and what jsdom cannot do all arrive here, and a test that causes them fails. */
const errors: unknown[][] = [];

/** react-admin logs every refusal, and hands one attribute too many to elements of its own: text fields, and the box that selects a page. */
const isOfReactAdmin = ([first, second]: unknown[]): boolean =>
  (first instanceof Error && ['HttpError', 'ApiError'].includes(first.name)) ||
  ['InputProps', 'inputProps'].includes(String(second));

/** jsdom does not know the newest elements of HTML yet. */
const isOfJsdom = ([first, second]: unknown[]): boolean =>
  String(first).includes('is unrecognized in this browser') && second === 'search';

/** Whether an answer arrives while a test waits for the screen or for something else (the clipboard) is up to the machine, and no fault of a component. */
const isAboutTheMoment = ([first]: unknown[]): boolean =>
  String(first).includes('inside a test was not wrapped in act');

const isOfOthers = (words: unknown[]): boolean =>
  [isOfReactAdmin, isOfJsdom, isAboutTheMoment].some((isIt) => isIt(words));

beforeEach(() => {
  globalThis.fetch = answers.fetch;
  jest.spyOn(console, 'error').mockImplementation((...words: unknown[]) => void errors.push(words));
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  // user-event's, which the next test makes anew
  Reflect.deleteProperty(navigator, 'clipboard');
  const logged = errors.splice(0).filter((words) => !isOfOthers(words));
  expect({ callsWithoutAnswer: answers.reset(), consoleErrors: logged }).toEqual({
    callsWithoutAnswer: [],
    consoleErrors: [],
  });
});
