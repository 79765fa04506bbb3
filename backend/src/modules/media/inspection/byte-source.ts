/** A file of which parts can be read, wherever it is stored. */
export interface ByteSource {
  size: number;
  /** As many bytes as there are from `start` on, at most `length`. */
  read(start: number, length: number): Promise<Buffer>;
}
