import { watch } from './watch.js';

const BRIEF = { first: 1, longest: 4 };

/** Something that dies, and comes back at the n-th try. */
function watched({ comesBackAt = 1 } = {}) {
  const said: string[] = [];
  let running = true;
  let tries = 0;
  let settled: () => void = () => undefined;
  const end = watch(
    {
      isRunning: async () => running,
      restart: async () => {
        if (++tries < comesBackAt) throw new Error('not yet');
        running = true;
        settled();
      },
      log: (message) => said.push(message),
    },
    BRIEF,
  );
  const die = () =>
    new Promise<void>((resolve) => {
      settled = resolve;
      running = false;
    });
  return { said, end, die, tries: () => tries };
}

describe('a watched database', () => {
  test('is restarted whenever it dies, with a line in the log', async () => {
    const { die, end, said, tries } = watched();
    await die();
    await die();
    await end();
    expect(tries()).toBe(2);
    expect(said.slice(0, 2)).toEqual([
      'the database has ended by itself; starting it again',
      'the database is running again',
    ]);
  });

  test('is retried until it starts', async () => {
    const { die, end, said } = watched({ comesBackAt: 3 });
    await die();
    await end();
    expect(said.filter((line) => line.includes('not yet'))).toHaveLength(2);
  });

  test('stays down once it is no longer watched', async () => {
    const { die, end, tries } = watched();
    await end();
    void die();
    await new Promise(setImmediate);
    expect(tries()).toBe(0);
  });
});
