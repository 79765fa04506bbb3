import { CalendarDay, Flag, Id, Text } from '../../platform/http/fields/index.js';

/** Certificate as anyone with the code sees it. */
export class CertificateResponse {
  @Text({ example: '7KQ2-M0XV-93AT' }) code: string;

  @Text({ example: 'Rosa Lind', description: 'Member’s name when the certificate was last requested' })
  name: string;

  @Id() courseId: string;
  @Flag('Whether the course can be bought or claimed now') isCourseOffered: boolean;
  @Text({ example: 'Roots and Wings' }) courseTitle: string;
  @Text({ example: 'Rosa Lind' }) coachName: string;

  @CalendarDay({ example: '2027-03-10', description: 'Day in the member’s time zone' }) completedOn: string;
}
