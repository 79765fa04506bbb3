import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Content of a course product. A course has the id of its product: one course, one address, one id. */
@Entity('courses')
export class Course {
  @PrimaryColumn('uuid') id: string;
  @Column('timestamptz') createdAt: Date;
}
