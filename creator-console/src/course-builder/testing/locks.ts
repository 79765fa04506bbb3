/** Browser locks, which jsdom lacks; held until their work ends. */
export class Locks {
  private readonly held = new Set<string>();

  readonly request = async <Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
    this.held.add(name);
    try {
      return await work();
    } finally {
      this.held.delete(name);
    }
  };

  readonly query = async (): Promise<LockManagerSnapshot> => ({
    held: [...this.held].map((name) => ({ name, mode: 'exclusive' as const, clientId: '' })),
    pending: [],
  });
}
