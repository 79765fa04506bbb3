import { chooseDatabase } from './choose-database.js';
import { examine, type Surroundings } from './doctor/examine.js';
import { UsageError } from './usage-error.js';

/** Reports whether each part works, and the fix if it does not. Returns true if all is well; warnings do not count. */
export async function doctorCommand(
  env: Record<string, string | undefined>,
  around: Surroundings,
  words: readonly string[],
  say: (line: string) => void,
): Promise<boolean> {
  if (words.length > 0) throw new UsageError('Usage: cli doctor');
  const findings = await examine(env, { startEmbedded: chooseDatabase, ...around });
  for (const { part, says, cure, isWarning } of findings) {
    const how = cure === undefined ? 'ok  ' : isWarning ? 'WARN' : 'FAIL';
    say(`${how}  ${part.padEnd(13)}  ${says}`);
    if (cure !== undefined) say(`                     → ${cure}`);
  }
  const count = findings.filter(({ cure, isWarning }) => cure !== undefined && !isWarning).length;
  say(count === 0 ? 'Everything works.' : `${count} ${count === 1 ? 'problem' : 'problems'} found.`);
  return count === 0;
}
