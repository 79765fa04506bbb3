/** A file that can be read in parts, wherever it is stored. */
export interface ByteSource {
  size: number;
  /** Reads from `start` as many bytes as there are, at most `length`. */
  read(start: number, length: number): Promise<Buffer>;
}
