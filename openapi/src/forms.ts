/** The forms of both apps: where a refusal is marked, and what is not lost unasked. */
export {
  type BrokenRule,
  brokenRules,
  goToFirstWrong,
  hasUnsaved,
  namesOfFields,
  onceSaved,
} from './form-fields';
export { placeFaults } from './place-faults';
