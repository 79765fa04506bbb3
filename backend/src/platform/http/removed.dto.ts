import { Id } from './fields/index.js';

/** Response to a DELETE of a record in the coach's lists: libraries of the simple-rest dialect read its id. */
export class RemovedResponse {
  @Id('ID of the deleted record') id: string;
}
