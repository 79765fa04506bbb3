import type { INestApplicationContext } from '@nestjs/common';
import { type MediaPlace, MediaUsageService, type MediaUse } from '../modules/media/index.js';
import { ERASURES } from '../modules/privacy/index.js';
import { Database } from '../platform/database/database.js';

const PLACES: Record<MediaPlace, string> = {
  lesson: 'lesson',
  lesson_picture: 'picture of the lesson',
  module_picture: 'picture of the module',
  thumbnail: 'thumbnail of the product',
  product_file: 'download of the product',
  video: 'captions of the video',
  site: 'page of the site',
  session: 'file of the session',
  broadcast: 'picture of the broadcast',
  sequence: 'picture of the sequence',
  mailing_template: 'email template',
};

/** Files uploaded by members, which are not in the coach's media library. */
const OF_PEOPLE = `
  select 'avatar of ' || name as use from accounts where avatar_asset_id = $1
  union all
  select 'post by ' || a.name from community_post_images i join community_posts p on p.id = i.post_id
    join accounts a on a.id = p.account_id where i.asset_id = $1
  union all
  select 'post by ' || a.name from community_post_files f join community_posts p on p.id = f.post_id
    join accounts a on a.id = p.account_id where f.asset_id = $1
  union all
  select 'message from ' || a.name from message_attachments m join messages s on s.id = m.message_id
    join accounts a on a.id = s.sender_id where m.asset_id = $1
  union all
  select 'assignment of ' || a.name from assignment_files f join assignment_submissions s on s.id = f.submission_id
    join accounts a on a.id = s.account_id where f.asset_id = $1`;

/** Describes missing files for the coach: what each was, and where it is used. */
export async function whereUsed(app: INestApplicationContext, keys: readonly string[]): Promise<string[]> {
  const lines: string[] = [];
  for (const key of keys) lines.push(await lineOf(app, key));
  return lines;
}

async function lineOf(app: INestApplicationContext, key: string): Promise<string> {
  const database = app.get(Database);
  const asset = await database.one<{ id: string; name: string }>(
    'select id, file_name as name from media_assets where object_key = $1',
    [key],
  );
  if (!asset) return `${key}: ${withoutAsset(key)}`;
  const [places, ofPeople] = await Promise.all([
    app.get(MediaUsageService, { strict: false }).usesOf(asset.id),
    database.query<{ use: string }>(OF_PEOPLE, [asset.id]),
  ]);
  const uses = [...places.map(inWords), ...ofPeople.map(({ use }) => use)];
  return `${asset.name}: ${uses.length > 0 ? uses.join(', ') : 'not used'}`;
}

const inWords = ({ place, title }: MediaUse): string => `${PLACES[place]} “${title}”`;

function withoutAsset(key: string): string {
  if (key.startsWith(ERASURES)) return 'record of an erased person, already known to this restore';
  if (key.startsWith('exports/'))
    return 'copy of a member’s data or of a course, which can be requested again';
  if (key.startsWith('uploads/')) return 'upload that isn’t in use yet';
  return 'not used';
}
