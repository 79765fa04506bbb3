import { JOBS_USAGE, jobsCommand } from './jobs-command.js';
import type { ParkedJob } from './platform/jobs/parked-jobs.js';

const job: ParkedJob = {
  id: '0198',
  kind: 'notifications.send-mail',
  attempts: 12,
  parkedAt: new Date('2027-03-01T09:00:00Z'),
  lastError: 'Error: 421 too busy',
  payload: { mailId: 'm1' },
};

/** Returns the command's output for an installation with these parked jobs. */
async function said(words: string[], parked: ParkedJob[] = [job]): Promise<string> {
  const lines: string[] = [];
  const jobs = {
    list: async () => parked,
    find: async (id: string) => parked.find((one) => one.id === id),
    retry: async (id?: string) => parked.filter((one) => id === undefined || one.id === id).length,
  };
  await jobsCommand(jobs, words, (line) => lines.push(line));
  return lines.join('\n');
}

it('lists parked jobs, one per line', async () => {
  expect(await said(['parked'])).toBe(
    '0198  2027-03-01T09:00:00.000Z  notifications.send-mail  Error: 421 too busy',
  );
  expect(await said(['parked'], [])).toBe('No parked jobs.');
});

it('shows a job with its payload', async () => {
  const shown = await said(['show', '0198']);

  expect(shown).toContain('2027-03-01T09:00:00.000Z after 12 attempts');
  expect(shown).toContain('{"mailId":"m1"}');
});

it('says how many will be retried', async () => {
  expect(await said(['retry', '0198'])).toBe('1 job will be retried.');
  expect(await said(['retry', '--all'], [job, { ...job, id: '0199' }])).toBe('2 jobs will be retried.');
  expect(await said(['retry', '--all'], [])).toBe('0 jobs will be retried.');
});

it.each([['show'], ['retry']])('%s of a job that is not parked is an error', async (verb) => {
  await expect(said([verb, 'unknown'])).rejects.toThrow('Found no parked job with the ID unknown.');
});

it.each([[[]], [['parked', 'x']], [['show']], [['retry']], [['retry', 'a', 'b']], [['delete', 'a']]])(
  '%j explains how to use the command',
  async (words) => {
    await expect(said(words)).rejects.toThrow(JOBS_USAGE);
  },
);
