import { PickType } from '@nestjs/swagger';
import { ListParams } from './list-params.js';

/** Which rows of a list go into a file, and in which order: as the list itself takes it. */
export class ExportListRequest extends PickType(ListParams, ['sort', 'filter']) {}
