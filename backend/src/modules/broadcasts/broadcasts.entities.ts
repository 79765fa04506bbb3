import { Broadcast } from './broadcast.entity.js';
import { Delivery } from './delivery.entity.js';
import { Letter } from './letter.entity.js';
import { LetterLink } from './letter-link.entity.js';
import { LinkClick } from './link-click.entity.js';
import { Sequence } from './sequence.entity.js';
import { SequenceEntry } from './sequence-entry.entity.js';
import { SequenceStep } from './sequence-step.entity.js';

export const broadcastEntities = [
  Letter,
  LetterLink,
  Delivery,
  LinkClick,
  Broadcast,
  Sequence,
  SequenceStep,
  SequenceEntry,
];
