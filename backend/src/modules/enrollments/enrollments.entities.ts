import { Enrollment } from './enrollment.entity.js';
import { FurtherRight } from './further-right.entity.js';
import { PairProduct } from './pair-product.entity.js';
import { SecondSeat } from './second-seat.entity.js';

export const enrollmentEntities = [Enrollment, FurtherRight, PairProduct, SecondSeat];
