// Ours, because every check ends alike, and no library plants mistakes for it.

/** Ends a check: each problem as a line and a failure, or a sentence about what was looked at. */
export function conclude(problems, sentence) {
  for (const problem of problems) console.error(problem);
  // no process.exit: it would cut off what a pipe has not taken yet
  if (problems.length) process.exitCode = 1;
  else console.log(sentence);
}

/** Lists the planted mistakes that a check misses, each with a part of the expected complaint. */
export function missed(mistakes, problemsOf) {
  return mistakes
    .filter(([said, planted]) => !problemsOf(planted).some((problem) => problem.includes(said)))
    .map(([said]) => `The check does not find: ${said}`);
}

/** Plants mistakes in named texts: each replaces something right with something wrong. */
export function missedInTexts(mistakes, texts, problemsOf) {
  const isThere = ([name, right]) => texts[name].includes(right);
  const planted = ([name, right, wrong]) => ({ ...texts, [name]: texts[name].replace(right, wrong) });
  return [
    ...mistakes
      .filter((mistake) => !isThere(mistake))
      .map(([name, right, , said]) => `The mistake "${said}" cannot be planted: ${right} is not in ${name}`),
    ...missed(
      mistakes.filter(isThere).map((mistake) => [mistake[3], planted(mistake)]),
      problemsOf,
    ),
  ];
}
