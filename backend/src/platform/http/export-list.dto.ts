import { PickType } from '@nestjs/swagger';
import { ListParams } from './list-params.js';

/** Selects and orders the rows of an export, with the same parameters as the list. */
export class ExportListRequest extends PickType(ListParams, ['sort', 'filter']) {}
