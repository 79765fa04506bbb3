import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * The option a member chose last. Its text is stored with it, so the answer survives a change of the question. Ids
 * point into other modules and have no foreign key.
 */
@Entity('choice_answers')
@Index('choice_answers_of_widget', ['widgetId'])
export class ChoiceAnswer {
  @PrimaryColumn('uuid') accountId: string;
  @PrimaryColumn('uuid') widgetId: string;
  @Column('text') optionId: string;
  @Column('text') optionText: string;
  @Column('timestamptz') answeredAt: Date;
}
