// Ours, because linters limit a file, not a part of the product.
import { listFiles, readText } from './project.mjs';

export const SIZE_RULES = { grown: 'part-has-grown', shrunk: 'part-has-shrunk' };

/** Lines by which a part may fall below its limit before the limit must follow. */
const SLACK = 2500;

const COUNTED = /\.tsx?$/;
const NOT_COUNTED = /\.spec\.|\/testing\/|texts\.|\/migrations\/|\/demo\/|schema\.ts$|\.d\.ts$/;

/** Counts the lines of each part; a file belongs to the longest path that begins its own. */
export function countLines(parts) {
  const longestFirst = [...parts].sort((a, b) => b.length - a.length);
  const lines = Object.fromEntries(parts.map((part) => [part, 0]));
  const files = [...new Set(parts.flatMap(listFiles))];
  for (const file of files.filter((path) => COUNTED.test(path) && !NOT_COUNTED.test(path)))
    lines[longestFirst.find((part) => file.startsWith(`${part}/`))] += readText(file).split('\n').length - 1;
  return lines;
}

export const sizeViolations = (limits, lines) =>
  Object.entries(limits).flatMap(([part, limit]) => {
    const is = lines[part];
    if (is > limit)
      return [{ rule: SIZE_RULES.grown, from: part, to: `${is} lines`, comment: `its limit is ${limit}` }];
    return is + SLACK < limit
      ? [{ rule: SIZE_RULES.shrunk, from: part, to: `${is} lines`, comment: `lower its limit, ${limit}` }]
      : [];
  });
