/** Sent by a thread: first that its code is loaded and runs, then the result. */
export type Message<Result> = { begins: true } | { result: Result };
