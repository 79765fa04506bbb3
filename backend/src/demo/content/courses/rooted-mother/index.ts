import { bindCourse } from '../../writing/course-writing.js';
import { beginning } from './beginning.js';
import { lettingGrow } from './letting-grow.js';
import { listening } from './listening.js';
import { repair } from './repair.js';
import { steadyGround } from './steady-ground.js';

export const rootedMotherCourse = bindCourse('rooted-mother', [
  {
    key: 'roots',
    title: 'Roots',
    subtitle: 'What you stand on',
    modules: [beginning, steadyGround],
  },
  {
    key: 'trunk',
    title: 'Trunk',
    subtitle: 'What you listen with',
    modules: [listening],
  },
  {
    key: 'crown',
    title: 'Crown',
    subtitle: 'What you give away',
    modules: [repair, lettingGrow],
  },
]);
