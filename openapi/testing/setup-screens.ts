import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { answers } from './answers';
import './computed-styles';
import './missing-in-jsdom';
import './no-owner-stacks';

// Allows for a slow machine; a passing test does not wait.
configure({ asyncUtilTimeout: 60_000 });

/** Collects console errors, such as React errors and missing jsdom features. A test that causes one fails. */
const errors: unknown[][] = [];

/**
 * Returns whether react-admin caused it: it logs every refusal, and passes an unknown attribute to some of its elements
 * (text fields, and the checkbox that selects a page).
 */
const isOfReactAdmin = ([first, second]: unknown[]): boolean =>
  (first instanceof Error && ['HttpError', 'ApiError'].includes(first.name)) ||
  ['InputProps', 'inputProps'].includes(String(second));

/** Returns whether it is about the newest HTML elements, which jsdom does not know yet. */
const isOfJsdom = ([first, second]: unknown[]): boolean =>
  String(first).includes('is unrecognized in this browser') && second === 'search';

/**
 * Returns whether it is the warning about `act`, which depends on when an answer arrives and so on the machine, not on
 * a component.
 */
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
  // user-event's clipboard, which the next test creates again
  Reflect.deleteProperty(navigator, 'clipboard');
  const logged = errors.splice(0).filter((words) => !isOfOthers(words));
  expect({ callsWithoutAnswer: answers.reset(), consoleErrors: logged }).toEqual({
    callsWithoutAnswer: [],
    consoleErrors: [],
  });
});
