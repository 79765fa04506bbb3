export interface StopwatchSettings {
  /** Where it begins, and where Reset leads back to. */
  initialSeconds: number;
}
