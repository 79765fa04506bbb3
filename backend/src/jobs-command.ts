import type { ParkedJob, ParkedJobs } from './platform/jobs/parked-jobs.js';
import { UsageError } from './usage-error.js';

export const JOBS_USAGE = 'Usage: cli jobs parked | show <id> | retry <id> | retry --all';

export async function jobsCommand(
  jobs: Pick<ParkedJobs, 'list' | 'find' | 'retry'>,
  [verb, which, ...rest]: readonly string[],
  say: (line: string) => void,
): Promise<void> {
  if (rest.length > 0) throw new UsageError(JOBS_USAGE);
  if (verb === 'parked' && which === undefined) return list(await jobs.list(), say);
  if (verb === 'show' && which !== undefined) return show(await jobs.find(which), which, say);
  if (verb === 'retry' && which !== undefined) {
    const count = await jobs.retry(which === '--all' ? undefined : which);
    if (count === 0 && which !== '--all') throw new UsageError(notParked(which));
    return say(`${count} ${count === 1 ? 'job' : 'jobs'} will be retried.`);
  }
  throw new UsageError(JOBS_USAGE);
}

const notParked = (id: string) => `Found no parked job with the ID ${id}.`;

function list(parked: ParkedJob[], say: (line: string) => void): void {
  if (parked.length === 0) return say('No parked jobs.');
  for (const { id, kind, parkedAt, lastError } of parked)
    say(`${id}  ${parkedAt.toISOString()}  ${kind}  ${lastError}`);
}

function show(job: ParkedJob | undefined, id: string, say: (line: string) => void): void {
  if (!job) throw new UsageError(notParked(id));
  say(`id        ${job.id}`);
  say(`kind      ${job.kind}`);
  say(`parked    ${job.parkedAt.toISOString()} after ${job.attempts} attempts`);
  say(`error     ${job.lastError}`);
  say(`payload   ${JSON.stringify(job.payload)}`);
}
