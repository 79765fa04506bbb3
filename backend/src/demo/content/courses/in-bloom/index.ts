import { bindCourse } from '../../writing/course-writing.js';
import { changing } from './changing.js';
import { feelings } from './feelings.js';
import { friends } from './friends.js';
import { helloYou } from './hello-you.js';
import { ownLight } from './own-light.js';

export const inBloomCourse = bindCourse('in-bloom', [
  {
    key: 'seed',
    title: 'Seed',
    subtitle: 'Who is in there?',
    modules: [helloYou, feelings],
  },
  {
    key: 'stem',
    title: 'Stem',
    subtitle: 'You and the others',
    modules: [friends],
  },
  {
    key: 'blossom',
    title: 'Blossom',
    subtitle: 'The girl you are turning into',
    modules: [changing, ownLight],
  },
]);
