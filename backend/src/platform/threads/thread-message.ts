/** Sent by a thread: first that it has loaded its code and begins, then the result. */
export type Message<Result> = { begins: true } | { result: Result };
