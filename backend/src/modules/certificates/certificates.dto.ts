import { CalendarDay, Flag, Id, Text } from '../../platform/http/fields/index.js';

/** The certificate as shown to anyone with the code. */
export class CertificateResponse {
  @Text({ example: '7KQ2-M0XV-93AT' }) code: string;

  @Text({ example: 'Rosa Lind', description: 'Member’s name when the certificate was last requested' })
  name: string;

  @Id() courseId: string;
  @Flag('Whether the course can be bought or claimed now') isCourseOffered: boolean;
  @Text({ example: 'Roots and Wings' }) courseTitle: string;
  @Text({
    nullable: true,
    example: '/api/media/public/0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa',
    description: 'Picture of the course, as long as it is offered',
  })
  thumbnailUrl: string | null;

  @Text({ example: 'Rosa Lind' }) coachName: string;

  @CalendarDay({ example: '2027-03-10', description: 'Day in the member’s time zone' }) completedOn: string;
}
