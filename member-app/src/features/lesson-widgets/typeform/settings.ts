export interface TypeformSettings {
  url: string;
  /** May be empty. */
  title: string;
}
