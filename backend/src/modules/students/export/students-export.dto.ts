import { PickType } from '@nestjs/swagger';
import { ListParams } from '../../../platform/http/list-params.js';

/** Which students, and in which order: as the list of students takes it. */
export class ExportStudentsRequest extends PickType(ListParams, ['sort', 'filter']) {}
