/** Ends the proof with this sentence where something is not so. */
export function expect(isSo, problem) {
  if (!isSo) throw new Error(problem);
}
