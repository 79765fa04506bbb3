/** What the server gives a reader instead of the id of a file. */
export interface DeliveredFile {
  /** Signed; lives some minutes. */
  url: string;
  mimeType: string;
  fileName: string;
  /** Bytes. */
  fileSize: number;
}
