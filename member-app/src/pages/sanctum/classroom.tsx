export { Classroom as Component } from '../../features/classroom';
