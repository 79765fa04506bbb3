import { ApiProperty } from '@nestjs/swagger';

/** Certificate as anybody with the code sees it. */
export class CertificateResponse {
  @ApiProperty({ example: '7KQ2-M0XV-93AT' })
  code: string;

  @ApiProperty({
    example: 'Rosa Lind',
    description: 'Member’s name when the certificate was last requested',
  })
  name: string;

  @ApiProperty({ format: 'uuid' })
  courseId: string;

  @ApiProperty({ example: 'Roots and Wings' })
  courseTitle: string;

  @ApiProperty({ example: 'Rosa Lind' })
  coachName: string;

  @ApiProperty({ format: 'date', example: '2027-03-10', description: 'Day in the member’s time zone' })
  completedOn: string;
}
