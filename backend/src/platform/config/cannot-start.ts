/** Stops the process at its start, or a command before its work. The message is all that an operator needs to read. */
export class CannotStart extends Error {
  override readonly name: string = 'CannotStart';
}
