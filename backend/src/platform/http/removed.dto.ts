import { ApiProperty } from '@nestjs/swagger';

/** Response to a DELETE of a record in the coach's lists: libraries of the simple-rest dialect read its id. */
export class RemovedResponse {
  @ApiProperty({ format: 'uuid', description: 'Items removed' })
  id: string;
}
