import { Injectable } from '@nestjs/common';
import { type JobHandler, OnJob } from '../jobs/handlers.js';
import { Storage } from './storage.js';

export const REMOVE_OBJECT = 'storage.remove-object';

/** Removes the bytes of something whose row is gone: `payload: { key }`. Tried again until storage has done it. */
@Injectable()
@OnJob(REMOVE_OBJECT)
export class RemoveObject implements JobHandler {
  constructor(private readonly storage: Storage) {}

  async run({ key }: { key?: unknown }): Promise<void> {
    if (typeof key !== 'string') throw new Error('what is to be removed has a key');
    await this.storage.delete(key);
  }
}
