import { onFreePort } from './start.js';

describe('launching on a free port', () => {
  it('tries another port when the first was taken in the meantime', async () => {
    const tried: number[] = [];
    const port = await onFreePort(async (each) => {
      tried.push(each);
      if (tried.length === 1) throw new Error('address already in use');
    });
    expect(tried).toHaveLength(2);
    expect(port).toBe(tried[1]);
  });

  it('gives up after the third port, with the last reason', async () => {
    const launch = jest.fn().mockRejectedValue(new Error('no shared memory'));
    await expect(onFreePort(launch)).rejects.toThrow('no shared memory');
    expect(launch).toHaveBeenCalledTimes(3);
  });
});
