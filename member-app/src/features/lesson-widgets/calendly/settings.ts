export interface CalendlySettings {
  url: string;
  /** May be empty. */
  title: string;
}
