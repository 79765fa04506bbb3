export interface TextSettings {
  /** HTML of the few elements the server lets through. */
  content: string;
}
