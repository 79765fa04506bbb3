import { FirstSchema } from './first-schema.js';

/** Files of the coach and of members, and uploads on their way. */
export class Media1763600001653 extends FirstSchema {
  protected readonly sql = `
    create table media_assets (
      id uuid not null,
      kind text not null,
      file_name varchar(200) not null,
      mime_type varchar(120) not null,
      file_size bigint not null,
      object_key varchar(300) not null,
      is_public boolean not null,
      width integer,
      height integer,
      duration_seconds integer,
      created_by uuid,
      created_at timestamptz not null,
      in_library boolean not null default true,
      captions_asset_id uuid,
      constraint media_assets_pk primary key (id),
      constraint media_assets_object_key unique (object_key),
      constraint media_assets_captions_fk foreign key (captions_asset_id) references media_assets(id),
      constraint media_assets_captions check (captions_asset_id is null or kind = 'video'),
      constraint media_assets_file_size check (file_size >= 0),
      constraint media_assets_kind check (kind in ('image', 'video', 'audio', 'file', 'captions'))
    );
    create index media_assets_captions_asset_id on media_assets (captions_asset_id);

    create table upload_tickets (
      id uuid not null,
      account_id uuid not null,
      purpose text,
      file_name varchar(200),
      mime_type varchar(120),
      file_size bigint,
      object_key varchar(300) not null,
      multipart_id varchar(1024),
      created_at timestamptz not null,
      expires_at timestamptz not null,
      claim_until timestamptz not null,
      used_at timestamptz,
      constraint upload_tickets_pk primary key (id),
      constraint upload_tickets_file_size check (file_size > 0),
      constraint upload_tickets_purpose check (purpose in ('avatar', 'thumbnail', 'file', 'media', 'post', 'message',
        'post-file'))
    );
    create index upload_tickets_claim_until on upload_tickets (claim_until);

    create view media_facts as select id, kind, file_name, file_size, duration_seconds from media_assets;
  `;
}
