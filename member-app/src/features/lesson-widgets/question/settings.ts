/** The right answer and the feedback stay with the server until she has answered. */
export type QuestionSettings = MultipleChoiceSettings | JournalSettings;

export interface MultipleChoiceSettings {
  kind: 'multiple_choice';
  question: string;
  options: readonly { id: string; text: string }[];
}

export interface JournalSettings {
  kind: 'journal';
  question: string;
}
