import { Link } from 'react-router-dom';
import { communityPaths } from '../../shared/lib/community-paths';
import type { Correspondent } from './api';

/** Name of a person in a conversation, linked to their page if the reader can open it. */
export const PersonName = ({ id, name, hasPage }: Pick<Correspondent, 'id' | 'name' | 'hasPage'>) =>
  hasPage ? (
    <Link to={communityPaths.communityPerson(id)} className="decoration-1 underline-offset-4 hover:underline">
      {name}
    </Link>
  ) : (
    name
  );
