/** Tools for the component tests of both apps. */
export { answers } from './answers';
export { blank } from './blank';
export { aUser } from './a-user';
export { advance, stopClock } from './clock';
export type { HeldCalls } from './held-calls';
export { Refusal } from './refusal';
