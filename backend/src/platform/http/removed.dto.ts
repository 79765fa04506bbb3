import { ApiProperty } from '@nestjs/swagger';

/** What a DELETE answers on a record of the coach's lists: libraries of the simple-rest dialect read the id from it. */
export class RemovedResponse {
  @ApiProperty({ format: 'uuid', description: 'What was removed' })
  id: string;
}
