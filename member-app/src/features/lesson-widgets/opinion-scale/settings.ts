export interface OpinionScaleSettings {
  question: string;
  min: number;
  max: number;
  minLabel: string;
  maxLabel: string;
}
