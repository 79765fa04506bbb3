import { expectAnswersAsPromised } from './contract/strict-answers.js';

afterEach(expectAnswersAsPromised);
