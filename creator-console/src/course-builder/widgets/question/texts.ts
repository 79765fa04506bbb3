export const texts = {
  missingOption: (number: number) => `option ${number}`,
  kind: 'Kind of question',
  kinds: { multiple_choice: 'Multiple choice', journal: 'Journal' },
  chooseRight: 'Options; choose the correct answer',
  option: (number: number) => `Option ${number}`,
  right: (number: number) => `Option ${number} is correct`,
  removeOption: (number: number) => `Remove option ${number}`,
  addOption: 'Add option',
  feedback: {
    correct: 'What she reads after the correct answer',
    incorrect: 'What she reads after another answer',
  },
} as const;
