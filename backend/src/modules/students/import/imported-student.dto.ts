import { PickType } from '@nestjs/swagger';
import { plainToInstance } from 'class-transformer';
import { ArrayMaxSize, Matches, MaxLength, validateSync, type ValidationError } from 'class-validator';
import { STORABLE } from '../../../kernel/text.js';
import { PersonName } from '../../../platform/http/fields/index.js';
import { EditMemberRequest, Email } from '../../accounts/index.js';
import { TAG_LIMIT } from '../tags/student-tag.entity.js';
import type { Check, StudentCells, WrongField } from './import-problem.js';

const MOST_TAGS = 20;

/** A line of an import, validated like the forms for inviting and editing a student. */
class ImportedStudent extends PickType(EditMemberRequest, [
  'phone',
  'birthday',
  'address',
  'city',
  'state',
  'zipCode',
  'country',
]) {
  @PersonName({ max: 100 }) name: string;
  @Email() email: string;

  @Matches(STORABLE, { each: true })
  @MaxLength(TAG_LIMIT, { each: true })
  @ArrayMaxSize(MOST_TAGS)
  tags: string[];
}

/** Returns the student to store, in the stored spelling, and every wrong field. */
export const checkStudent: Check = (cells: StudentCells) => {
  const read = plainToInstance(ImportedStudent, cells);
  const errors = validateSync(read, { stopAtFirstError: true });
  const { tags, ...student } = read;
  return { student, tags, wrong: errors.map(wrongField) };
};

function wrongField({ property, value, constraints = {} }: ValidationError): WrongField {
  const field = property as WrongField['field'];
  if (value === '') return { field, problem: 'missing' };
  if ('maxLength' in constraints) return { field, problem: 'too_long' };
  if ('arrayMaxSize' in constraints) return { field, problem: 'too_many_tags' };
  if (field === 'email') return { field, problem: 'bad_email' };
  return { field, problem: field === 'birthday' ? 'bad_birthday' : 'bad_text' };
}
