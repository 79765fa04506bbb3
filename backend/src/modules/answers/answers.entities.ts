import { ChoiceAnswer } from './choice-answer.entity.js';
import { JournalAnswer } from './journal-answer.entity.js';
import { JournalAnswerVersion } from './journal-answer-version.entity.js';
import { JournalShare } from './journal-share.entity.js';
import { ScaleValue } from './scale-value.entity.js';
import { StopwatchSession } from './stopwatch-session.entity.js';

export const answerEntities = [
  ChoiceAnswer,
  JournalAnswer,
  JournalAnswerVersion,
  JournalShare,
  ScaleValue,
  StopwatchSession,
];
