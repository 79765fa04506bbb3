import { ApiProperty } from '@nestjs/swagger';
import { StudentResponse } from './students.dto.js';

/** A member with what a form needs to change the record. */
export class StudentRecordResponse extends StudentResponse {
  @ApiProperty({ type: 'integer', example: 3, description: 'Send it back as If-Match' })
  version: number;

  @ApiProperty({
    ...{ type: String, nullable: true, example: null },
    description: 'The address that takes the place of the present one once the link mailed to it is opened',
  })
  pendingEmail: string | null;
}
