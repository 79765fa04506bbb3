/** Fails the proof with this sentence if the condition is false. */
export function expect(isSo, problem) {
  if (!isSo) throw new Error(problem);
}
